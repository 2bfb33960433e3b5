// Translates the start screen of the static page.

/** Replaces the English texts by those of a language. The post-build step wrote the row of each text into the page. */
export function translateStart(language, texts) {
  const start = document.getElementById('start');
  if (!start) return;
  const rows = start.dataset.rows.split(' ');
  const lines = texts.split('\n');
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) nodes.push(walker.currentNode);
  nodes.forEach((node, at) => {
    if (rows[at] !== '-') node.data = node.data.replace(node.data.trim(), () => lines[rows[at]]);
  });
  const choice = start.querySelector(`label:has([lang=${language}]) input`);
  if (choice) choice.checked = true;
}

// The only Trusted Types policy; Leptos' templates and our drawings set markup. scripts/lib/page.mjs has the content policy.
const RUNS = /<\s*\/?\s*(script|iframe|object|embed|base|meta|link)\b|\son\w+\s*=|javascript:/i;

/** Allows markup that cannot run code, and of script addresses only that of the worker. */
export function trustOwnMarkup(worker) {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (RUNS.test(markup) ? null : markup),
    createScriptURL: (address) => (address === worker ? address : null),
  });
}

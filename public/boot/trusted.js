// The one Trusted Types policy, for all that sets markup: the framework's templates. See scripts/lib/page.mjs for the content policy.
const RUNS = /<\s*\/?\s*(script|iframe|object|embed|base|meta|link)\b|\son\w+\s*=|javascript:/i;

/** Lets markup pass that can run nothing, and of scripts only the worker of this app. */
export function trustOwnMarkup(worker) {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (RUNS.test(markup) ? null : markup),
    createScriptURL: (address) => (address === worker ? address : null),
  });
}

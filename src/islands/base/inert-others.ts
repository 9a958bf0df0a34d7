/** Elements that have no content for screen readers and take no focus. */
const silent = 'script, style, link, template, noscript';

/**
 * Makes everything except the given parts inert for keyboard and screen reader. Returns a function that undoes it.
 * Leaves elements alone that are already inert.
 */
export function makeOthersInert(...parts: readonly Element[]): () => void {
  const behind: HTMLElement[] = [];
  const hide = (within: Element) => {
    for (const child of within.children) {
      if (parts.includes(child) || child.matches(silent)) continue;
      if (parts.some((part) => child.contains(part))) hide(child);
      else if (child instanceof HTMLElement && !child.inert) behind.push(child);
    }
  };
  hide(document.body);
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
  };
}

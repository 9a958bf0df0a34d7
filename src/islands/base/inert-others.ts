/** What has nothing to say or takes no focus. */
const silent = 'script, style, link, template, noscript';

/**
 * Makes everything but some parts inert for keyboard and screen reader; returns what restores it.
 * What is and stays inert for other reasons is left alone.
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

/** What has nothing to say or takes no focus. */
const silent = 'script, style, link, template, noscript';

/**
 * Takes everything but some parts out of the reach of keyboard and screen reader; returns what brings it back. What is
 * out of reach already, and stays so, is left alone.
 */
export function keepBehind(...parts: readonly Element[]): () => void {
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

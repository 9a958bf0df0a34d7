/** Reads and removes a choice in the URL, so that a reload does not apply it again; empty if there is none. */
export function takeAsked(name: string): string {
  const asked = new URLSearchParams(location.search).get(name) ?? '';
  if (asked) history.replaceState(history.state, '', location.pathname);
  return asked;
}

/** What the address asks the screen to choose; empty if nothing. It is asked once, so that a reload does not choose it again. */
export function takeAsked(name: string): string {
  const asked = new URLSearchParams(location.search).get(name) ?? '';
  if (asked) history.replaceState(history.state, '', location.pathname);
  return asked;
}

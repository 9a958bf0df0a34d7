/** Puts a path into the address without opening a page. Astro goes through the pages by the index in the history's state. */
export function writePath(path: string, isNewEntry: boolean): void {
  const { index = 0, ...state } = history.state ?? {};
  if (isNewEntry) history.pushState({ ...state, index: index + 1 }, '', path);
  else history.replaceState(history.state, '', path);
  // The router reads the address on events of the browser, which gives none here.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Whether a navigation goes to another page; Astro's event knows where. */
function leaves(event: Event): boolean {
  const to: unknown = Reflect.get(event, 'to');
  return !(to instanceof URL) || to.pathname !== location.pathname;
}

/** Asks before leaving the page while there is unsaved input. Returns a function that stops asking. */
export function askBeforeLeaving(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  // Astro then loads the next page as a document, and the browser asks.
  const load = (event: Event) => {
    if (isUnsaved() && leaves(event)) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  document.addEventListener('astro:before-preparation', load);
  return () => {
    window.removeEventListener('beforeunload', ask);
    document.removeEventListener('astro:before-preparation', load);
  };
}

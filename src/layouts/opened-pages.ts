import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** What the pages opened before put into the shell, as markup, by their path. */
const opened = new Map<string, string>();

/** A page without the shell, which stands already; nothing where it has none. */
function withoutShell({ head, body }: Document): string | undefined {
  const main = body.querySelector('.main');
  return main ? head.outerHTML + main.outerHTML : undefined;
}

const persisted = 'data-astro-transition-persist';

/** The sheet all pages share stays in the document as it is; of the one a page brings, its name is enough. */
function leaveOutSheet(next: Document): void {
  const sheet = next.head.querySelector(`style[${persisted}]`);
  const name = next.createElement('meta');
  name.setAttribute(persisted, sheet?.getAttribute(persisted) ?? '');
  sheet?.replaceWith(name);
}

/**
 * Opens a page that was opened before from memory: a slow processor needs most of a navigation's time to fetch a page
 * and to parse the shell in it. A copy of nodes would be quicker still, but the policy refuses a copied style.
 */
export function keepOpenedPages(event: TransitionBeforePreparationEvent): void {
  if (!document.querySelector('.main')) return;
  const load = event.loader;
  const { pathname } = event.to;
  event.loader = async () => {
    const kept = opened.get(pathname);
    if (kept) {
      event.newDocument = new DOMParser().parseFromString(kept, 'text/html');
      return;
    }
    await load();
    if (event.defaultPrevented || event.signal.aborted || event.to.pathname !== pathname) return;
    leaveOutSheet(event.newDocument);
    const markup = withoutShell(event.newDocument);
    if (markup) opened.set(pathname, markup);
  };
}

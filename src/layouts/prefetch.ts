import { savesData } from '../stores/browser-support/save-data.ts';

/** Hover time before a page is fetched, ms; a pointer passing over a link fetches nothing. */
const restMs = 80;

const fetched = new Set<string>();

/** The link under an event, if it leads to another page of the panel not yet fetched. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  return fetched.has(link.pathname) ? undefined : link;
}

function fetchPage({ pathname, search }: HTMLAnchorElement): void {
  fetched.add(pathname);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = pathname + search;
  document.head.append(link);
}

/** Prefetches the page of a link while the pointer or the focus is on it, so that it opens immediately. */
export function prefetchLinks(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const rest = (event: Event) => {
    leave();
    const link = linkOf(event);
    if (link && !savesData()) resting = setTimeout(fetchPage, restMs, link);
  };
  document.addEventListener('mouseover', rest);
  document.addEventListener('focusin', rest);
  // The navigation now fetches the page itself; a second request would compete for the bandwidth.
  document.addEventListener('click', leave);
}

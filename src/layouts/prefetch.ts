import { savesData } from '../stores/browser-support/save-data.ts';

/** Hover time before a page is fetched, ms, so that a pointer passing over a link fetches nothing. */
const hoverMs = 80;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const schedule = (event: Event) => {
    cancel();
    const link = linkOf(event);
    if (link && !savesData()) timer = setTimeout(fetchPage, hoverMs, link);
  };
  document.addEventListener('mouseover', schedule);
  document.addEventListener('focusin', schedule);
  // The navigation fetches the page itself; a second request would compete for bandwidth.
  document.addEventListener('click', cancel);
}

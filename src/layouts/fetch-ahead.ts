/** How long a pointer rests on a link before its page is fetched, ms: one that only crosses it fetches nothing. */
const restMs = 80;

const fetched = new Set<string>();

type Line = { saveData?: boolean; effectiveType?: string };

/** Whether bytes that may not be needed would cost too much here; not every browser knows its line. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** The link under an event, if it leads to another page of the panel that was not fetched before. */
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

/** Fetches the page of a link the mouse or the focus rests on, so that it is there when the link is pressed. */
export function fetchAhead(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const rest = (event: Event) => {
    leave();
    const link = linkOf(event);
    if (link && !isSparing()) resting = setTimeout(fetchPage, restMs, link);
  };
  document.addEventListener('mouseover', rest);
  document.addEventListener('focusin', rest);
  // From here the navigation fetches the page itself; a second request would share the line with it.
  document.addEventListener('click', leave);
}

const panel = 'https://panel.invalid';

/**
 * Where to go after signing in, from a page's query: only a path of the panel itself, so that a link cannot lead a
 * freshly signed-in person elsewhere.
 */
export function nextPath(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? '/';
  if (!URL.canParse(next, panel)) return '/';
  const { origin, pathname, search, hash } = new URL(next, panel);
  return origin === panel ? `${pathname}${search}${hash}` : '/';
}

import { panelRoutes } from './routes.ts';

const panel = 'https://panel.invalid';

/** Screens to come back to: signing in and being signed out at once helps nobody. */
const destinations: ReadonlySet<string> = new Set(
  Object.values(panelRoutes)
    .map(({ path }) => path)
    .filter((path) => path !== panelRoutes.logout.path),
);

/**
 * Where to go after signing in, from a page's query: a screen of the panel, or the dashboard. A link cannot lead a
 * freshly signed-in person elsewhere, since only the path of a known screen passes.
 */
export function nextPath(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? '/';
  if (!URL.canParse(next, panel)) return '/';
  const { origin, pathname, search, hash } = new URL(next, panel);
  const screen = pathname.replace(/(.)\/$/, '$1');
  return origin === panel && destinations.has(screen) ? `${screen}${search}${hash}` : '/';
}

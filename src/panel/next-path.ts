import { panelRoutes } from './routes.ts';

const panel = 'https://panel.invalid';

/** Shop screens to open after signing in. The logout screen is left out, as it would sign the user out again. */
const ofShops: ReadonlySet<string> = new Set(
  Object.values(panelRoutes)
    .map(({ path }) => path)
    .filter((path) => path !== panelRoutes.logout.path),
);

/**
 * The path to open after signing in, from the query's `next`: a screen of the panel, or else the dashboard. Only paths
 * of known screens pass, so that a link cannot send a user who has just signed in to another site. The page passes the
 * paths of the lab's screens in `ofLab`, because the login does not load their routes.
 */
export function nextPath(query: string, ofLab: readonly string[]): string {
  const next = new URLSearchParams(query).get('next') ?? '/';
  if (!URL.canParse(next, panel)) return '/';
  const { origin, pathname, search, hash } = new URL(next, panel);
  const screen = pathname.replace(/(.)\/$/, '$1');
  const isScreen = ofShops.has(screen) || ofLab.includes(screen);
  return origin === panel && isScreen ? `${screen}${search}${hash}` : '/';
}

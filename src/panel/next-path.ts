import { panelRoutes } from './routes.ts';

const panel = 'https://panel.invalid';

/** Screens of the shops that a sign-in may lead to. The logout screen would sign the person out again immediately. */
const ofShops: ReadonlySet<string> = new Set(
  Object.values(panelRoutes)
    .map(({ path }) => path)
    .filter((path) => path !== panelRoutes.logout.path),
);

/**
 * The path to open after signing in, from the query's `next`: a screen of the panel, or else the dashboard. Only paths
 * of known screens pass, so a link cannot send someone who has just signed in to another site. The page names the paths
 * of the lab's screens, because the login does not load their routes.
 */
export function nextPath(query: string, ofLab: readonly string[]): string {
  const next = new URLSearchParams(query).get('next') ?? '/';
  if (!URL.canParse(next, panel)) return '/';
  const { origin, pathname, search, hash } = new URL(next, panel);
  const screen = pathname.replace(/(.)\/$/, '$1');
  const isScreen = ofShops.has(screen) || ofLab.includes(screen);
  return origin === panel && isScreen ? `${screen}${search}${hash}` : '/';
}

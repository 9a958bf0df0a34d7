import { panelRoutes } from './routes.ts';

const panel = 'https://panel.invalid';

/** The lab's screens, which the login does without the routes of. */
const ofLab =
  /^\/(accounts(\/account)?|audit|catalogue|channels|frames|handOff|lab|payments|reports|shelf)$/;

/** Screens a sign-in may lead to. Not the logout screen: it would sign the person out again immediately. */
const destinations: ReadonlySet<string> = new Set(
  Object.values(panelRoutes)
    .map(({ path }) => path)
    .filter((path) => path !== panelRoutes.logout.path),
);

/**
 * The path to open after signing in, from the query's `next`: a screen of the panel, or else the dashboard. Only paths
 * of known screens pass, so a link cannot send someone who has just signed in to another site.
 */
export function nextPath(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? '/';
  if (!URL.canParse(next, panel)) return '/';
  const { origin, pathname, search, hash } = new URL(next, panel);
  const screen = pathname.replace(/(.)\/$/, '$1');
  const isScreen = destinations.has(screen) || ofLab.test(screen);
  return origin === panel && isScreen ? `${screen}${search}${hash}` : '/';
}

import { loginPath, panelRoutes } from '../../panel/routes.ts';
import { $router } from './router.ts';
import { $isLoggedIn } from './session.ts';

/** Set at build. Off by default: pages hold no secrets, and the API checks every call. */
const isEnforced = import.meta.env.PUBLIC_REQUIRE_LOGIN === 'true';

/** Reads the rule from a page whose route the shell does not know. */
const ownRule = () => ({ requiresAuth: document.querySelector('[data-requires-auth]') !== null });

/** Path to redirect a visitor to; null to stay on the current page. */
export function redirectPath(): string | null {
  const route = $router.get()?.route;
  if (!isEnforced || !route || $isLoggedIn.get()) return null;
  const { requiresAuth } = route === 'other' ? ownRule() : panelRoutes[route];
  if (!requiresAuth) return null;
  return `${loginPath}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

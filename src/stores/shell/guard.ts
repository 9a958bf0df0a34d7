import { loginPath, panelRoutes } from '../../panel/routes.ts';
import { $router } from './router.ts';
import { $isLoggedIn } from './session.ts';

/** Set at build. Off by default: pages hold no secrets, and the API checks every call. */
const isEnforced = import.meta.env.PUBLIC_REQUIRE_LOGIN === 'true';

/** Path a visitor is sent to instead of the current page; null to stay. */
export function detour(): string | null {
  const route = $router.get()?.route;
  if (!isEnforced || !route || route === 'login' || $isLoggedIn.get()) return null;
  if (!panelRoutes[route].requiresAuth) return null;
  return `${loginPath}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

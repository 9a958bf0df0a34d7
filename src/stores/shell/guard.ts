import { loginPath, panelRoutes } from '../../panel/routes.ts';
import { $router } from './router.ts';
import { $isLoggedIn } from './session.ts';

/** Set at build; without it every navigation is let through, for pages hold no secret and the API guards itself. */
const isEnforced = import.meta.env.PUBLIC_REQUIRE_LOGIN === 'true';

/** Where a visitor must go instead of the page they opened; null lets them through. */
export function detour(): string | null {
  const route = $router.get()?.route;
  if (!isEnforced || !route || route === 'login' || $isLoggedIn.get()) return null;
  if (!panelRoutes[route].requiresAuth) return null;
  return `${loginPath}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

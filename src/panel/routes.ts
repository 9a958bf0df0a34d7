/** `requiresAuth`: the guard decides whether to redirect visitors. */
export type PanelRoute = { path: string; requiresAuth: boolean };

/** Route names and paths: first those of the specification (`ordersPendding` is its spelling), then our own. */
export const panelRoutes = {
  dashboard: { path: '/', requiresAuth: true },
  rx: { path: '/rx', requiresAuth: true },
  stockSingle: { path: '/stockSingle', requiresAuth: true },
  stockMulti: { path: '/stockMulti', requiresAuth: true },
  accessories: { path: '/accessories', requiresAuth: true },
  orders: { path: '/orders', requiresAuth: true },
  preOrder: { path: '/ordersPendding', requiresAuth: true },
  logout: { path: '/logout', requiresAuth: true },
  registerFactor: { path: '/registerFactor', requiresAuth: true },
  order: { path: '/orders/order', requiresAuth: true },
  profile: { path: '/profile', requiresAuth: true },
  profileEdit: { path: '/profile/edit', requiresAuth: true },
  contacts: { path: '/contacts', requiresAuth: false },
  transactions: { path: '/transactions', requiresAuth: true },
  privacy: { path: '/privacy', requiresAuth: true },
  notifications: { path: '/notifications', requiresAuth: true },
  deliveries: { path: '/deliveries', requiresAuth: true },
  invoices: { path: '/invoices', requiresAuth: true },
} as const satisfies Record<string, PanelRoute>;
export type PanelRouteName = keyof typeof panelRoutes;

/** The login page, outside the panel's layout. */
export const loginPath = '/login';

/** The login page with the path to return to after signing in. */
export function loginPathTo(next: string): string {
  return `${loginPath}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}

/**
 * Path and query of one order's page. Devices make the ids, so two accounts can have orders with the same id: for users
 * who see several accounts, give the account.
 */
export function orderPath(id: string, account?: string): string {
  const accountQuery = account ? `&account=${account}` : '';
  return `${panelRoutes.order.path}?id=${id}${accountQuery}`;
}

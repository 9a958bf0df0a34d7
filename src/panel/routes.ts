/** A screen of the panel. Every one requires authentication; the guard decides what that means. */
export type PanelRoute = { path: string; requiresAuth: boolean };

/** Route names and paths as specified, `ordersPendding` spelled so; then those the specification leaves open. */
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
  contacts: { path: '/contacts', requiresAuth: true },
  transactions: { path: '/transactions', requiresAuth: true },
  privacy: { path: '/privacy', requiresAuth: true },
  notifications: { path: '/notifications', requiresAuth: true },
} as const satisfies Record<string, PanelRoute>;
export type PanelRouteName = keyof typeof panelRoutes;

/** The door to the panel; outside its layout. */
export const loginPath = '/login';

/** The door, with the way back to a page of the panel behind it. */
export function loginPathTo(next: string): string {
  return `${loginPath}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}

/**
 * Address of one order's page. Ids are made on devices, so two accounts can have the same: who sees more than one
 * account says whose is meant.
 */
export function orderPath(id: string, account?: string): string {
  const whose = account ? `&account=${account}` : '';
  return `${panelRoutes.order.path}?id=${id}${whose}`;
}

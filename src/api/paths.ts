/** Where each resource lives, below the API's origin. */
export const paths = {
  health: '/api/health',
  openapi: '/api/openapi.json',
  login: '/api/login',
  logout: '/api/logout',
  session: '/api/session',
  catalogue: '/api/catalogue',
  stock: '/api/stock',
  orders: '/api/orders',
  changes: '/api/changes',
  withdrawal: (id: string) => `/api/orders/${id}/withdrawal`,
  order: (id: string, account?: string) =>
    `/api/orders/${id}${account ? `?account=${account}` : ''}`,
} as const;

/** Carries the client-made UUIDv7 of what is being made; the same key and body always get the first answer. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * Names whose request it is, as `account/user`. A browser's tabs share one cookie, and it can change under an open tab:
 * a request that names somebody else than the session is refused instead of being carried out for the wrong account.
 */
export const actingHeader = 'Acting-As';

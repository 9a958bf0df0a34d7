/** Paths of deliveries; apart from the other paths, which every page loads. */
const deliveries = '/api/deliveries';
const of = (account?: string) => (account ? `?account=${account}` : '');

export const deliveryPaths = {
  all: deliveries,
  one: (id: string, account?: string) => `${deliveries}/${id}${of(account)}`,
  ship: (id: string, account?: string) => `${deliveries}/${id}/ship${of(account)}`,
  receipt: (id: string) => `${deliveries}/${id}/receipt`,
} as const;

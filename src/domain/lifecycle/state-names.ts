/** Every state of an order. Apart from the schema, for screens that load no schemas. */
export const stateNames = [
  'submitted',
  'quoted',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'shipped',
  'delivered',
  'onHold',
  'rejected',
  'cancelled',
  'remake',
] as const;

/** Every state of an order. Separate from the schema, for screens that load no schemas. */
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

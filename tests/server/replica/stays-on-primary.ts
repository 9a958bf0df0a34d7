/**
 * Routes of which the lab's reads of accounts stay on the primary. A list belongs on the replica: its route says
 * `labReads: 'replica'`.
 */
export const staysOnPrimary: readonly string[] = [
  // One thing, or what belongs to one account: one partition has it.
  'GET /api/accounts/:id/notes',
  'GET /api/deliveries/:id',
  'GET /api/invoices/:id',
  'GET /api/invoices/open',
  'GET /api/ledger/dues',
  'GET /api/ledger/standing',
  'GET /api/orders/:id',
  'GET /api/orders/:id/notes',
  'GET /api/orders/:id/notifications',
  'GET /api/orders/:id/photos/:photo',
  'GET /api/orders/frames',
  'GET /api/orders/prescriptions',
  // Keys of the lab's own account.
  'GET /api/machine-keys',
  // Its orders by month are counted once for all who ask the process; the rest of it is the replica's.
  'GET /api/dashboard',
  // Whether anything refers to the sample yet: asked before it is taken away.
  'GET /api/first-steps',
];

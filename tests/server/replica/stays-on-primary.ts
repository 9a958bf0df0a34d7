/**
 * Routes whose reads of accounts for the lab stay on the primary. Lists belong on the replica: their routes have
 * `labReads: 'replica'`.
 */
export const staysOnPrimary: readonly string[] = [
  // One row, or rows of one account, which are in one partition.
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
  // Each process counts its orders by month once for everyone. The rest comes from the replica.
  'GET /api/dashboard',
  // Checks whether anything refers to the sample yet, before deleting it.
  'GET /api/first-steps',
];

/**
 * Tables of accounts that the lab reads together in one statement, across all accounts. On a distributed database each is
 * asked of every node, so what joins the list is to be worth it.
 */
export const labsReads: readonly string[] = [
  'account_balances, accounts, orders',
  'account_balances, accounts, ledger_entries, payments',
  'account_notes',
  'accounts',
  'accounts, back_orders, delivery_orders, invoice_orders, invoices, order_corrections, order_events, orders',
  'accounts, buyers',
  'accounts, counted_orders, order_events, order_reads, orders',
  'accounts, deliveries',
  'accounts, deliveries, delivery_orders, orders',
  'accounts, delivery_orders, invoice_orders, invoices',
  'accounts, delivery_orders, orders',
  'accounts, figure_changes, figures, orders',
  'accounts, invoice_orders, invoices',
  'accounts, invoice_orders, invoices, ledger_entries',
  'accounts, invoices',
  'accounts, ledger_entries',
  'accounts, ledger_entries, payments',
  'accounts, order_events, order_reads, orders',
  'accounts, order_events, orders',
  'accounts, order_move_results',
  'accounts, orders',
  'accounts, stock_movements',
  'accounts, transfer_photos, transfer_reports',
  'audit_log',
  'audit_log, audit_words',
  'back_orders',
  'back_orders, orders',
  'counted_orders',
  'counted_orders, orders',
  'deliveries',
  'delivery_orders',
  'delivery_orders, invoice_orders, ledger_entries',
  'delivery_orders, order_events, orders',
  'destinations',
  'digests',
  'figure_changes, figures, orders',
  'invoice_orders, ledger_entries',
  'invoices',
  'ledger_entries',
  'ledger_entries, payments',
  'payments',
  'machine_keys',
  'order_events',
  'order_events, order_words, orders',
  'order_events, orders',
  'order_move_results',
  'order_moves',
  'order_notes',
  'order_parts',
  'order_photos, orders',
  'order_words, orders',
  'orders',
  'outgoing_messages',
  'stock_watches',
  'transfer_reports',
  'webhook_messages',
];

/** Tables of accounts in which the lab, or the server's own work, writes without naming the account. */
export const labsWrites: readonly string[] = [
  // Codes that no longer work are cleared, whoever asked for them.
  'address_codes',
  // Keys are the lab's own account's.
  'machine_keys',
  // Moves are the lab's own account's, and cleared whosever orders they were about.
  'order_moves',
  // Notifications that ended long ago are cleared, whoever was told.
  'outgoing_messages',
  // Photos that were never sent, of any account, are cleared every hour.
  'order_photo_parts',
  'order_photos',
  // The log of the shelf belongs to its item; the account only says for whom.
  'stock_movements',
  // Who watched what came is told, whichever accounts they are.
  'stock_watches',
  // Pictures of receipts that no report names are cleared as well.
  'transfer_photos',
  // Messages are sent, and cleared, whosever orders they are about.
  'webhook_messages',
];

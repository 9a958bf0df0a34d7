/**
 * Tables of accounts that the lab reads together in one statement, across all accounts. On a distributed database each is
 * sent to every node, so additions to the list must be worth it.
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
  // Expired codes of all users are deleted.
  'address_codes',
  // Keys belong to the lab's own account.
  'machine_keys',
  // Moves belong to the lab's own account, and are deleted regardless of whose orders they moved.
  'order_moves',
  // Old notifications of all recipients are deleted.
  'outgoing_messages',
  // Photos that were never sent are deleted every hour, for all accounts.
  'order_photo_parts',
  'order_photos',
  // The log of the shelf belongs to the item; the account only says who it was for.
  'stock_movements',
  // Everyone watching an item that arrived is notified, in all accounts.
  'stock_watches',
  // Pictures of receipts that no report uses are deleted as well.
  'transfer_photos',
  // Messages about all accounts' orders are sent and deleted.
  'webhook_messages',
];

/** Most orders on one invoice, and the longest reason of a credit note in UTF-16 code units. */
export const invoiceLimits = { orders: 2000, reason: 200 } as const;

/** Most orders on one invoice, and the maximum length of a credit note's reason in UTF-16 code units. */
export const invoiceLimits = { orders: 2000, reason: 200 } as const;

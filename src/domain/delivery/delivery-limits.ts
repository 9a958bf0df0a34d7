/** Most orders per delivery, and maximum text lengths in UTF-16 code units. */
export const deliveryLimits = { orders: 100, carrier: 60, tracking: 40 } as const;

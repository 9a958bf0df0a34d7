/** Maximum lengths of an event's texts, in UTF-16 code units. */
export const eventLimits = { message: 1000, tracking: 40 } as const;

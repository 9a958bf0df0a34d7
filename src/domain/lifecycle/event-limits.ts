/** Maximum lengths of an event's texts, in UTF-16 code units. */
export const eventLimits = { message: 1000, tracking: 40 } as const;

/** Maximum length of an internal note, in UTF-16 code units. */
export const noteLimit = 2000;

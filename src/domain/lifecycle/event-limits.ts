/** Maximum lengths of an event's texts, in UTF-16 code units, and the maximum number of photos. */
export const eventLimits = { message: 1000, tracking: 40, photos: 2 } as const;

/** Maximum length of an internal note, in UTF-16 code units. */
export const noteLimit = 2000;

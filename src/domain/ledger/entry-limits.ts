/** Maximum lengths of an entry's texts in UTF-16 code units. */
export const entryLimits = { reference: 60, note: 200 } as const;

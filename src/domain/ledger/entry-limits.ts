/** Largest number of UTF-16 code units in an entry's texts. */
export const entryLimits = { reference: 60, note: 200 } as const;

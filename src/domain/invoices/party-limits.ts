/**
 * Maximum text lengths of seller and buyer, in UTF-16 code units. Separate from the schema, for screens that load no
 * schemas.
 */
export const partyLimits = { name: 120, address: 300, phone: 40 } as const;

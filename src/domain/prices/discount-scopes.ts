/** Which orders a discount is for. Separate from the schema, for screens that load no schemas. */
export const discountScopes = ['everything', 'rx', 'stock', 'accessories'] as const;
export type DiscountScope = (typeof discountScopes)[number];

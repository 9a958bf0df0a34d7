/** Documents a query parameter. */
export const inQuery = (name: string, schema: object, description: string) => ({
  in: 'query' as const,
  name,
  schema,
  description,
});

/** Documents a query parameter with one or more values, separated by commas. */
export const several = (name: string, values: readonly string[], description: string) => ({
  ...inQuery(name, { type: 'array', items: { enum: values } }, description),
  style: 'form' as const,
  explode: false,
});

/** Paths of the lab's revisions; apart from the other paths, which every page loads. */
const revisions = '/api/revisions';

const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>) => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

export const revisionPaths = {
  all: revisions,
  preview: `${revisions}/preview`,
  list: (query: { before?: number; item?: string; text?: string; limit?: number } = {}) =>
    withQuery(revisions, query),
  one: (number: number, query: { after?: string; limit?: number } = {}) =>
    withQuery(`${revisions}/${number}`, query),
  items: (query: { prefix?: string; at?: number; after?: string; limit?: number } = {}) =>
    withQuery(`${revisions}/items`, query),
  restore: (number: number) => `${revisions}/${number}/restore`,
} as const;

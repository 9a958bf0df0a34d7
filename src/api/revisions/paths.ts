import { type ApiPath, withQuery } from '../api-path.ts';
import type { PathOf } from '../exchange.ts';
import type { revisionContract } from './contract.ts';

type Of<Name extends keyof typeof revisionContract> = PathOf<(typeof revisionContract)[Name]>;
type Asked = Readonly<Record<string, string | number | undefined>>;

/** Paths of the lab's revisions. Separate from the other paths, which every page loads. */
const revisions = '/api/revisions' as Of<'all'>;
const items = `${revisions}/items` as Of<'items'>;

function asked<Of extends { GET: unknown }>(path: ApiPath<Of>, query: Asked): ApiPath<Of> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : withQuery(path, new URLSearchParams(given));
}

export const revisionPaths = {
  all: revisions,
  preview: `${revisions}/preview` as Of<'preview'>,
  list: (query: { before?: number; item?: string; text?: string; limit?: number } = {}) =>
    asked(revisions, query),
  one: (number: number, query: { after?: string; limit?: number } = {}) =>
    asked(`${revisions}/${number}` as Of<'one'>, query),
  items: (query: { prefix?: string; at?: number; after?: string; limit?: number } = {}) =>
    asked(items, query),
  restore: (number: number) => `${revisions}/${number}/restore` as Of<'restore'>,
} as const;

import type * as z from 'zod/mini';
import { type ApiPath, type Change, withQuery } from '../api-path.ts';
import type {
  ItemsAnswer,
  PreviewAnswer,
  RevisionItemsAnswer,
  RevisionRequest,
  RevisionSummary,
  RevisionsAnswer,
  restoreRequest,
} from './contract.ts';

type Asked = Readonly<Record<string, string | number | undefined>>;
type Saved = Change<RevisionRequest, RevisionSummary>;
type Previewed = Change<RevisionRequest, PreviewAnswer>;
type Restored = Change<z.input<typeof restoreRequest>, RevisionSummary>;

/** Paths of the lab's revisions; apart from the other paths, which every page loads. */
const revisions = '/api/revisions' as ApiPath<{ GET: RevisionsAnswer; POST: Saved }>;
const items = `${revisions}/items` as ApiPath<{ GET: ItemsAnswer }>;

function asked<Of extends { GET: unknown }>(path: ApiPath<Of>, query: Asked): ApiPath<Of> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : withQuery(path, new URLSearchParams(given));
}

export const revisionPaths = {
  all: revisions,
  preview: `${revisions}/preview` as ApiPath<{ POST: Previewed }>,
  list: (query: { before?: number; item?: string; text?: string; limit?: number } = {}) =>
    asked(revisions, query),
  one: (number: number, query: { after?: string; limit?: number } = {}) =>
    asked(`${revisions}/${number}` as ApiPath<{ GET: RevisionItemsAnswer }>, query),
  items: (query: { prefix?: string; at?: number; after?: string; limit?: number } = {}) =>
    asked(items, query),
  restore: (number: number) => `${revisions}/${number}/restore` as ApiPath<{ POST: Restored }>,
} as const;

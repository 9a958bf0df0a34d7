import { CompiledQuery } from 'kysely';
import { fault } from '../../../src/domain/revisions/fault.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../audit/author.ts';
import { inBatches } from '../pool/in-batches.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An item's value before and after. A missing value means that the item did not exist. */
export interface Step {
  item: string;
  before?: unknown;
  after?: unknown;
}

/** A revision to add to the log. */
export interface NewRevision {
  id: string;
  /** A digest of the request, to recognise a repeated one. */
  digest: Buffer;
  by: Author | 'operator';
  kind: 'edit' | 'import' | 'bulk' | 'restore';
  note: string;
  restored?: number;
}

/** A revision in the log. */
export type LoggedRevision = Awaited<ReturnType<typeof findRevision>>;

/** Maximum JSON rows per statement. */
const stepsPerStatement = 2000;

const stepsSql = `insert into revision_items (number, item, before, after)
  select $1, item, before, after from jsonb_to_recordset($2::jsonb) as step (item text, before jsonb, after jsonb)`;

/**
 * Returns the number of the next revision. The catalogue's row stays locked until the transaction ends, so that
 * revisions are serialized.
 */
export async function nextNumber(transaction: Transaction): Promise<number> {
  const { latestRevision } = await transaction
    .selectFrom('catalogue')
    .select('latestRevision')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return latestRevision + 1;
}

/** The revision with an id. */
export function findRevision(transaction: Transaction, id: string) {
  return transaction.selectFrom('revisions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes a revision and its steps. */
export async function logRevision(
  transaction: Transaction,
  number: number,
  { id, digest, by, kind, note, restored }: NewRevision,
  steps: readonly Step[],
): Promise<void> {
  const author = by === 'operator' ? undefined : by;
  await transaction
    .insertInto('revisions')
    .values({
      number,
      id,
      digest,
      byAccount: author?.account ?? null,
      byUser: author?.user ?? null,
      byName: author?.name ?? null,
      kind,
      note,
      restored: restored ?? null,
      items: steps.length,
    })
    .execute();
  for (let from = 0; from < steps.length; from += stepsPerStatement) {
    const some = JSON.stringify(steps.slice(from, from + stepsPerStatement));
    await transaction.executeQuery(CompiledQuery.raw(stepsSql, [number, some]));
  }
}

/** Stores the number of the latest revision, and the catalogue's version if it has changed. */
export async function setLatest(
  transaction: Transaction,
  number: number,
  version: string | undefined,
): Promise<void> {
  await transaction
    .updateTable('catalogue')
    .set({ latestRevision: number, ...(version && { revision: version }) })
    .execute();
}

const staleSql = `select asked.place, latest.number, revisions.by_name
  from unnest($1::text[]) with ordinality as asked (item, place)
  join lateral (
    select number from revision_items where item = asked.item and number > $2 order by number desc limit 1
  ) latest on true
  join revisions using (number)
  order by asked.place`;

type Stale = { place: number; number: number; byName: string | null };

/** An issue for each item changed by a revision later than `base`. */
export async function changedSince(
  transaction: Transaction,
  base: number,
  items: readonly string[],
): Promise<Issue[]> {
  const issues: Issue[] = [];
  let first = 0;
  await inBatches(items, async (some) => {
    const query = CompiledQuery.raw(staleSql, [some, base]) as CompiledQuery<Stale>;
    const { rows } = await transaction.executeQuery(query);
    for (const { place, number, byName } of rows) {
      const path = `changes.${first + place - 1}.item`;
      issues.push(fault(path, 'changedSince', { number, by: byName ?? '' }));
    }
    first += some.length;
  });
  return issues;
}

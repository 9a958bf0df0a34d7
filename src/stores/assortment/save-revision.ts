import type { AnswerOf, ApiPath, Posting, Sent } from '../../api/api-path.ts';
import type { PreviewAnswer, RevisionSummary } from '../../api/revisions/contract.ts';
import { revisionPaths } from '../../api/revisions/paths.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn } from '../shell/change-own.ts';
import { readAssortment } from './assortment.ts';

/** The changes to save; `base` is the revision that the editor saw. */
export type Revising = {
  base: number;
  note: string;
  kind: 'edit' | 'import' | 'bulk';
  changes: readonly SentChange[];
};

/** A restore to the state after revision `number`; of everything if `items` is missing. */
export type Restoring = { number: number; base: number; note: string; items?: readonly string[] };

/**
 * Result of a request. Unless it is `done`, what is typed stays. `changed`: somebody else has saved
 * an item since; `unknown`: it may have arrived, and a retry is idempotent.
 */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused' | 'changed'; issues: readonly Issue[] }
  | { kind: 'unknown' | 'left' };

/** Ids of requests without an answer, by content: a retry is the same revision. */
const unanswered = new Map<string, string>();

async function send<Of extends Posting>(
  path: ApiPath<Of>,
  body: Sent<Of, 'POST'>['body'],
): Promise<Outcome<AnswerOf<Of, 'POST'>>> {
  const changed = await changeOwn<Of, 'POST'>(path, { method: 'POST', body });
  if (changed.kind === 'offline' || changed.kind === 'failed') return { kind: 'unknown' };
  if (changed.kind !== 'refused') return changed;
  const { status, issues } = changed;
  return { kind: status === 409 ? 'changed' : 'refused', issues };
}

/** Saves under an id that stays the same until there is an answer, then reads the assortment again. */
async function once(
  asked: Revising | Restoring,
  save: (id: string) => Promise<Outcome<RevisionSummary>>,
): Promise<Outcome<RevisionSummary>> {
  const what = JSON.stringify(asked);
  const id = unanswered.get(what) ?? newId();
  unanswered.set(what, id);
  const outcome = await save(id);
  if (outcome.kind === 'unknown') return outcome;
  unanswered.delete(what);
  if (outcome.kind !== 'left') await readAssortment();
  return outcome;
}

/** Saves changes as one revision, all or none. */
export const saveRevision = (revising: Revising) =>
  once(revising, (id) => send(revisionPaths.all, { id, ...revising }));

/** Restores items to an earlier state. */
export const restoreRevision = (restoring: Restoring) => {
  const { number, ...asked } = restoring;
  return once(restoring, (id) => send(revisionPaths.restore(number), { id, ...asked }));
};

/** An item before and after; null where it did not exist. */
export type ChangedItem = PreviewAnswer['changed'][number];

/** Previews what saving would do, including its consequences. */
export const previewRevision = (revising: Revising) =>
  send(revisionPaths.preview, { id: newId(), ...revising });

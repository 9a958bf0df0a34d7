import { atom } from 'nanostores';
import type { PreviewAnswer, RevisionRequest } from '../../api/revisions/contract.ts';
import { revisionPaths } from '../../api/revisions/paths.ts';
import { type CellChange, composeChanges } from '../../domain/stockroom/compose-changes.ts';
import type { TypedItem } from '../../domain/stockroom/compose-posting.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { readOwn } from '../shell/read-own.ts';
import { type Asked, ask, askOnce } from './ask-once.ts';
import { $posted, type PostingFault } from './post.ts';
import { $head } from './typed.ts';

/** A change of the lab, previewed before it is saved. */
export interface ShownRevision {
  /** The revision to send. Its id stays the same, so a retry has no further effect. */
  request: RevisionRequest;
  changes: readonly CellChange[];
  preview: PreviewAnswer;
}

/** Null unless a change is being previewed. */
export const $revision = atom<ShownRevision | null>(null);

/** The number of the latest revision; undefined if it could not be read. */
export async function latestRevision(): Promise<number | undefined> {
  const answer = await readOwn(revisionPaths.items({ prefix: 'calendar', limit: 1 }));
  return answer.kind === 'read' ? answer.value.number : undefined;
}

/** Assigns issues to the items they are about. */
export function faultsOf(changes: readonly CellChange[], issues: readonly Issue[]): PostingFault[] {
  return issues.map((issue) => {
    const [, index] = issue.path.split('.');
    return { item: changes[Number(index)]?.item.replace(/^stockCell /, '') ?? '', issue };
  });
}

/** Reports a failure on screen. Returns whether the request succeeded. */
function report(changes: readonly CellChange[], asked: Asked<unknown>): boolean {
  if (asked.kind === 'answer') return true;
  $posted.set(
    asked.kind === 'problem'
      ? { kind: asked.problem }
      : { kind: 'refused', faults: faultsOf(changes, asked.issues) },
  );
  return false;
}

/** Previews what the changes would do. */
export async function previewCells(
  task: 'levels' | 'powers',
  typed: readonly TypedItem[],
): Promise<void> {
  const changes = composeChanges(task, typed);
  if (changes.length === 0) {
    $posted.set({ kind: 'nothing' });
    return;
  }
  $posted.set({ kind: 'sending' });
  const base = await latestRevision();
  if (base === undefined) {
    $posted.set({ kind: 'unknown' });
    return;
  }
  const request = { id: newId(), base, note: $head.get().note, kind: 'edit', changes } as const;
  const asked = await ask(revisionPaths.preview, request);
  if (!report(changes, asked) || asked.kind !== 'answer') return;
  $posted.set(null);
  $revision.set({ request, changes, preview: asked.value });
}

/** Closes the preview without saving. */
export const dropRevision = (): void => $revision.set(null);

/** Saves the previewed change. Returns whether it was saved. */
export async function saveRevision(): Promise<boolean> {
  const shown = $revision.get();
  if (!shown) return false;
  $revision.set(null);
  $posted.set({ kind: 'sending' });
  const asked = await askOnce(revisionPaths.all, shown.request);
  if (!report(shown.changes, asked)) return false;
  $posted.set({ kind: 'done', items: shown.changes.length });
  $head.setKey('note', '');
  return true;
}

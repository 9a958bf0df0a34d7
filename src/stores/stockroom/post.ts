import { atom } from 'nanostores';
import { stockroomPaths } from '../../api/stockroom/paths.ts';
import { composePosting, type TypedItem } from '../../domain/stockroom/compose-posting.ts';
import type { PostingKind } from '../../domain/stockroom/movement-kind.ts';
import type { Posting } from '../../domain/stockroom/posting.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { askOnce } from './ask-once.ts';
import { $head } from './typed.ts';

/**
 * Result of a posting. `unknown`: it may have been entered; a retry is idempotent. `refused`
 * names the items at fault.
 */
export type PostingOutcome =
  | { kind: 'sending' | 'unknown' | 'left' | 'noteMissing' | 'nothing' }
  | { kind: 'done'; items: number }
  | { kind: 'refused'; faults: readonly PostingFault[] };

/** An item whose line was refused. */
export type PostingFault = { item: string; issue: Issue };

/** The outcome of the last posting; null once something else is typed. */
export const $posted = atom<PostingOutcome | null>(null);

function faultsOf({ lines }: Posting, issues: readonly Issue[]): PostingFault[] {
  return issues.map((issue) => {
    const [, index] = issue.path.split('.');
    return { item: lines[Number(index)]?.item ?? '', issue };
  });
}

async function send(posting: Posting): Promise<PostingOutcome> {
  const answer = await askOnce(stockroomPaths.postings, posting);
  if (answer.kind === 'problem') return { kind: answer.problem };
  if (answer.kind === 'answer') return { kind: 'done', items: posting.lines.length };
  return { kind: 'refused', faults: faultsOf(posting, answer.issues) };
}

/** Enters the typed items and reads the stock again. Returns whether they were entered. */
export async function enterTyped(
  kind: PostingKind,
  typed: readonly TypedItem[],
  readAgain: () => void,
): Promise<boolean> {
  const head = $head.get();
  if (typed.length === 0 || $posted.get()?.kind === 'sending') return false;
  const needsNote = kind === 'correction' && head.reason === 'other';
  if (needsNote && head.note.trim() === '') {
    $posted.set({ kind: 'noteMissing' });
    return false;
  }
  $posted.set({ kind: 'sending' });
  const outcome = await send(composePosting({ ...head, kind }, typed));
  $posted.set(outcome);
  if (outcome.kind !== 'done') return false;
  $head.setKey('note', '');
  readAgain();
  return true;
}

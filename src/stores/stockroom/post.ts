import { atom } from 'nanostores';
import { callApi } from '../../api/client.ts';
import type { PostingAnswer } from '../../api/stockroom/stockroom-contract.ts';
import { stockroomPaths } from '../../api/stockroom/stockroom-paths.ts';
import { composePosting, type TypedItem } from '../../domain/stockroom/compose-posting.ts';
import type { Posting } from '../../domain/stockroom/posting.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { $apiReachable, $signedIn, refreshSession } from '../shell/session.ts';
import { $head } from './desk.ts';

/**
 * What came of a posting. `unknown`: it may have been entered, and the same again enters nothing twice. `refused` names
 * the items at fault.
 */
export type PostingOutcome =
  | { kind: 'sending' | 'unknown' | 'left' | 'noteMissing' }
  | { kind: 'done'; items: number }
  | { kind: 'refused'; faults: readonly PostingFault[] };

/** An item whose line was refused. */
export type PostingFault = { item: string; issue: Issue };

/** The outcome of the last posting; null once something else is typed. */
export const $posted = atom<PostingOutcome | null>(null);

/** The id of what was sent last: the same again is the same posting. */
let sent = { what: '', id: '' };

function idOf(posting: Posting): string {
  const what = JSON.stringify(posting);
  if (sent.what !== what) sent = { what, id: newId() };
  return sent.id;
}

function faultsOf({ lines }: Posting, issues: readonly Issue[]): PostingFault[] {
  return issues.map((issue) => {
    const [, index] = issue.path.split('.');
    return { item: lines[Number(index)]?.item ?? '', issue };
  });
}

async function send(posting: Posting): Promise<PostingOutcome> {
  const { user, account } = $signedIn.get() ?? {};
  const answer = await callApi<PostingAnswer>(stockroomPaths.postings, {
    method: 'POST',
    key: idOf(posting),
    body: posting,
    actingAs: user && account && { userId: user.id, accountId: account.id },
  });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') return { kind: 'done', items: posting.lines.length };
  if (answer.kind === 'offline' || answer.status >= 500) return { kind: 'unknown' };
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  if (refusal.code === 'otherSession') await refreshSession();
  if (status === 401 || refusal.code === 'otherSession') return { kind: 'left' };
  return { kind: 'refused', faults: faultsOf(posting, refusal.issues) };
}

/** Enters what was typed, and reads the shelf anew. Returns whether it was entered. */
export async function enterTyped(
  typed: readonly TypedItem[],
  readAgain: () => void,
): Promise<boolean> {
  const head = $head.get();
  if (typed.length === 0 || $posted.get()?.kind === 'sending') return false;
  const needsNote = head.kind === 'correction' && head.reason === 'other';
  if (needsNote && head.note.trim() === '') {
    $posted.set({ kind: 'noteMissing' });
    return false;
  }
  $posted.set({ kind: 'sending' });
  const outcome = await send(composePosting(head, typed));
  $posted.set(outcome);
  if (outcome.kind !== 'done') return false;
  $head.setKey('note', '');
  readAgain();
  return true;
}

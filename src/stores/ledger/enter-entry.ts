import { changeApi } from '../../api/client.ts';
import { ledgerPaths } from '../../api/ledger-paths.ts';
import type { EnteredEntry } from '../../domain/ledger/entered-entry.ts';
import { $apiReachable, $signedIn, refreshSession } from '../shell/session.ts';
import { readStatement } from './statement.ts';

/**
 * Result of entering an entry; unless it is `done`, what is typed stays. `unknown`: it may have
 * arrived, and a retry is idempotent.
 */
export type EnteringResult = 'done' | 'notAllowed' | 'refused' | 'unknown' | 'left';

/** Posts an entry under its id, once, however often it is sent. */
export async function enterEntry(id: string, entry: EnteredEntry): Promise<EnteringResult> {
  const { user, account } = $signedIn.get() ?? {};
  const answer = await changeApi(ledgerPaths.entries, {
    method: 'POST',
    key: id,
    body: entry,
    actingAs: user && account && { userId: user.id, accountId: account.id },
  });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return 'unknown';
  if (answer.kind === 'answer') {
    await readStatement();
    return 'done';
  }
  const { status, refusal } = answer;
  if (status >= 500 || status === 429) return 'unknown';
  if (status === 401) $signedIn.set(null);
  if (refusal.code === 'otherSession') await refreshSession();
  if (status === 401 || refusal.code === 'otherSession') return 'left';
  if (refusal.code !== 'notAllowed') return 'refused';
  await readStatement();
  return 'notAllowed';
}

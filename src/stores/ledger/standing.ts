import { atom } from 'nanostores';
import { ledgerPaths } from '../../api/ledger/paths.ts';
import type { Standing } from '../../domain/ledger/standing.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/** What the account owes and may still order; null until it is read, for the lab and for staff. In memory only. */
export const $standing = atom<Standing | null>(null);

async function readStanding(): Promise<void> {
  const signedIn = $signedIn.get();
  if (!signedIn || signedIn.user.role === 'SuperAdmin' || signedIn.user.accountRole === 'Staff')
    return $standing.set(null);
  const own = await readOwn(ledgerPaths.standing());
  // What was read before still serves when a later reading fails.
  if (own.kind === 'read') $standing.set(own.value);
}

$signedIn.listen((signedIn, before) => {
  if (signedIn?.account.id !== before?.account.id) $standing.set(null);
});

/** Keeps it up to date until the returned function is called. */
export function followStanding(): () => void {
  return keepFresh(
    () => void readStanding(),
    () => true,
  );
}

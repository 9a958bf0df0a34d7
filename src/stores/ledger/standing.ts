import { atom } from 'nanostores';
import { ledgerPaths } from '../../api/ledger/paths.ts';
import type { Standing } from '../../domain/ledger/standing.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';

/** The account's balance and remaining credit; null until read, and for the lab and staff. In memory only. */
export const $standing = atom<Standing | null>(null);

async function readStanding(): Promise<void> {
  const signedIn = $signedIn.get();
  if (!signedIn || isOfLab(signedIn) || signedIn.user.accountRole === 'Staff')
    return $standing.set(null);
  const own = await readOwn(ledgerPaths.standing());
  // If a later read fails, the previous value stays.
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

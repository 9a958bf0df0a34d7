import { atom } from 'nanostores';
import { accountPaths } from '../../api/accounts/paths.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';
import { $isCallerPending, orderFor } from './caller.ts';

/** Progress or result of reading the last chosen account. Unless it is `done`, the order cannot be sent. */
export const $callerReading = atom<'reading' | 'done' | 'own' | 'suspended' | 'failed'>('done');

let asked = '';

/** Composes the order on the screen for an account, at the prices of its tier. */
export async function chooseCaller(id: string): Promise<void> {
  asked = id;
  $isCallerPending.set(true);
  if (id === $signedIn.get()?.account.id) return $callerReading.set('own');
  $callerReading.set('reading');
  const own = await readOwn(accountPaths.account(id));
  // Another order may be on the screen by now.
  if (own.kind === 'outdated' || asked !== id || !$isCallerPending.get()) return;
  if (own.kind === 'unread') return $callerReading.set('failed');
  const { name, tier, suspendedAt } = own.value;
  if (suspendedAt) return $callerReading.set('suspended');
  $callerReading.set('done');
  orderFor({ id, name, tier });
}

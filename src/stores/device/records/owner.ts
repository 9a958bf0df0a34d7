import type { DeviceOwner } from '../../../domain/order/preorder.ts';
import { $signedIn } from '../../shell/session.ts';

/** Account and user of this session; null for a visitor. */
export function currentOwner(): DeviceOwner | null {
  const signedIn = $signedIn.get();
  return signedIn && { accountId: signedIn.account.id, userId: signedIn.user.id };
}

import type { PreorderOf } from '../../domain/order/preorder.ts';
import { $preorders, loadPreorders } from '../device/preorders.ts';
import { lastDraft } from '../device/records/draft-claims.ts';
import { $caller } from '../lists/caller.ts';

/** What this device wrote for the same account and has not sent, newest first, without the order on the screen. */
export async function keptRx(): Promise<PreorderOf<'rx'>[]> {
  await loadPreorders().catch(() => {});
  const open = lastDraft('rx');
  const account = $caller.get()?.id;
  return ($preorders.get() ?? []).flatMap((preorder) => {
    if (preorder.kind !== 'rx' || preorder.id === open) return [];
    return preorder.caller?.id === account ? preorder : [];
  });
}

import type { PreorderOf } from '../../domain/order/preorder.ts';
import { $caller } from '../caller/caller.ts';
import { $preorders, loadPreorders } from '../device/preorders.ts';
import { lastDraft } from '../device/records/draft-claims.ts';

/** Unsent prescription orders on this device for the same account, newest first, without the one on screen. */
export async function keptRx(): Promise<PreorderOf<'rx'>[]> {
  await loadPreorders().catch(() => {});
  const open = lastDraft('rx');
  const account = $caller.get()?.id;
  return ($preorders.get() ?? []).flatMap((preorder) => {
    if (preorder.kind !== 'rx' || preorder.id === open) return [];
    return preorder.caller?.id === account ? preorder : [];
  });
}

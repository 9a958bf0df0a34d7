import { useEffect, useState } from 'react';
import type { Preorder } from '../../domain/order/preorder.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { newPriceWords } from '../../i18n/credit/new-price.ts';
import { readPreorder } from '../../stores/device/preorders.ts';
import { say } from '../../ui/base/say.tsx';

/** The saved pre-order that the URL names; null for an order that wasn't opened from the list. */
function useSaved(): Preorder | null {
  const [saved, setSaved] = useState<Preorder | null>(null);
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('preorder');
    if (id) readPreorder(id).then(setSaved, () => {});
  }, []);
  return saved;
}

/** What its price depends on: the lines of a stock or accessories order, or the whole prescription. */
const pricedOf = ({ draft }: Preorder): unknown => ('lines' in draft ? draft.lines : draft);

type SavedPriceProps = { total: Rials; priced: unknown; className?: string };

/** Says if the price of a pre-order has changed since it was saved. Disappears once the user edits the order. */
export function SavedPrice({ total, priced, className }: SavedPriceProps) {
  const saved = useSaved();
  if (!saved || saved.total === null || saved.total === total) return null;
  if (!isDeepEqual(pricedOf(saved), priced)) return null;
  return (
    <strong className={className} role="status">
      {say(newPriceWords(saved.total, total))}
    </strong>
  );
}

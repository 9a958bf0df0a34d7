import type { Rials } from '../../domain/vocabulary/money.ts';
import { CreditAfter } from './CreditAfter.tsx';
import { SavedPrice } from './SavedPrice.tsx';

export type NotesProps = {
  total: Rials;
  /** What the price depends on. Only for screens that open pre-orders. */
  priced?: unknown;
  className?: string;
};

/** Notes on a total before sending: whether the price has changed, and the credit left. */
export function MoneyNotes({ priced, ...shown }: NotesProps) {
  return (
    <>
      {priced !== undefined && <SavedPrice priced={priced} {...shown} />} <CreditAfter {...shown} />
    </>
  );
}

import type { Rials } from '../../domain/vocabulary/money.ts';
import { CreditAfter } from './CreditAfter.tsx';
import { SavedPrice } from './SavedPrice.tsx';

export type NotesProps = {
  total: Rials;
  /** What the price depends on, on a screen that opens pre-orders. */
  priced?: unknown;
  className?: string;
};

/** What there is to know about a total before sending: that it has changed, and what is left of the credit. */
export function MoneyNotes({ priced, ...shown }: NotesProps) {
  return (
    <>
      {priced !== undefined && <SavedPrice priced={priced} {...shown} />} <CreditAfter {...shown} />
    </>
  );
}

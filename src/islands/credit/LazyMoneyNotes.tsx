import type { Rials } from '../../domain/vocabulary/money.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { NotesProps } from './MoneyNotes.tsx';

type LazyProps = Omit<NotesProps, 'total'> & {
  /** Null if the price is on request or unknown. */
  total: Rials | null;
};

const moneyNotes = lazy(async () => (await import('./MoneyNotes.tsx')).MoneyNotes);

/** Notes on the total. Loads once there is something to pay. */
export function LazyMoneyNotes({ total, ...notes }: LazyProps) {
  if (total === null || total <= 0) return null;
  return <Lazy of={moneyNotes} given={{ total, ...notes }} />;
}

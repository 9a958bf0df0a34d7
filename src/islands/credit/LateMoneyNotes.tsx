import type { Rials } from '../../domain/vocabulary/money.ts';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';
import type { NotesProps } from './MoneyNotes.tsx';

type LateProps = Omit<NotesProps, 'total'> & {
  /** Null is "price on request" or not known. */
  total: Rials | null;
};

const moneyNotes = late(async () => (await import('./MoneyNotes.tsx')).MoneyNotes);

/** Notes on the total; fetched once there is something to pay. */
export function LateMoneyNotes({ total, ...notes }: LateProps) {
  if (total === null || total <= 0) return null;
  return <Late of={moneyNotes} given={{ total, ...notes }} />;
}

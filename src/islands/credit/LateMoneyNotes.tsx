import { type ComponentType, useEffect, useState } from 'react';
import type { Rials } from '../../domain/vocabulary/money.ts';
import type { NotesProps } from './MoneyNotes.tsx';

type LateProps = Omit<NotesProps, 'total'> & {
  /** Null is "price on request" or not known. */
  total: Rials | null;
};

/** Notes on the total; fetched once there is something to pay. */
export function LateMoneyNotes({ total, ...notes }: LateProps) {
  const [view, setView] = useState<{ Notes: ComponentType<NotesProps> } | null>(null);
  const isPriced = total !== null && total > 0;
  useEffect(() => {
    if (!isPriced) return;
    let isOver = false;
    import('./MoneyNotes.tsx').then(
      ({ MoneyNotes }) => !isOver && setView({ Notes: MoneyNotes }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isPriced]);
  return view && isPriced ? <view.Notes total={total} {...notes} /> : null;
}

import type { ReadableAtom } from 'nanostores';
import { type ComponentType, useEffect, useState } from 'react';
import type { LabCalendar } from '../../domain/catalogue/lab-calendar.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { useLive } from '../base/use-live.ts';

type Shown = {
  lines: readonly { readonly pieces: number }[];
  total: Rials | null;
  /** The lab's working days; null while unknown. */
  calendar: LabCalendar | null;
};

type Ordered = Omit<Shown, 'calendar'> & { $calendar: ReadableAtom<LabCalendar | null> };

/**
 * About when the order would be ready, and notes on its total; fetched once something is ordered, and left empty
 * where it cannot be. Its line is there at once: on a slow line the button to send would move under the pointer.
 */
export function LateReadyDay({ lines, total, $calendar }: Ordered) {
  const calendar = useLive($calendar, null);
  const [view, setView] = useState<{ Day: ComponentType<Shown> } | null>(null);
  const isEmpty = lines.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    import('./late/ReadyDay.tsx').then(
      ({ ReadyDay }) => !isOver && setView({ Day: ReadyDay }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <p className="stock-ready" role="status">
      {view === null ? '\u00a0' : <view.Day lines={lines} total={total} calendar={calendar} />}
    </p>
  );
}

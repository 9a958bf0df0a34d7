import type { ReadableAtom } from 'nanostores';
import type { LabCalendar } from '../../domain/catalogue/lab-calendar.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { DebouncedStatus } from '../base/DebouncedStatus.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import type { ShelfLines } from './lazy/use-shelf-parts.ts';

type Ordered = {
  lines: ShelfLines;
  total: Rials | null;
  /** The lab's working days; null while unknown. */
  $calendar: ReadableAtom<LabCalendar | null>;
};

const day = lazy(async () => (await import('./lazy/ReadyDay.tsx')).ReadyDay);

/**
 * Estimate of when the order would be ready, and notes on its total; loaded when the order has a
 * line. Reserves its space, so that on a slow connection the send button doesn't move under the
 * pointer.
 */
export function LazyReadyDay({ lines, total, $calendar }: Ordered) {
  const calendar = useLive($calendar, null);
  if (lines.length === 0) return null;
  return (
    <>
      <div className="stock-ready" id="stock-ready">
        <Lazy of={day} given={{ lines, total, calendar }} waiting={'\u00a0'} />
      </div>
      <DebouncedStatus of="stock-ready" />
    </>
  );
}

import { useEffect } from 'react';
import type { EventReason } from '../../../domain/lifecycle/reasons.ts';
import type { Order } from '../../../domain/order/order.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import {
  judgeWarranty,
  type OrderWarranty,
  warrantyOf,
} from '../../../domain/warranty/warranty-of.ts';
import { dayText } from '../../../i18n/language/day-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { warrantyVerdicts } from '../../../i18n/warranty/warranty.ts';
import { $warranty, readWarranty } from '../../../stores/warranty/warranty.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

/** The warranty of an order; null if it has none or the terms aren't loaded. */
export function useWarranty({ content, events }: Order): OrderWarranty | null {
  useEffect(() => void readWarranty(), []);
  const known = useLive($warranty, null);
  const design = content.kind === 'rx' ? content.lens.design : null;
  return known && warrantyOf({ design, events }, known.terms);
}

type LineProps = {
  warranty: OrderWarranty | null;
  reason: EventReason | '' | undefined;
  /** Time of the remake request. */
  at: Date;
};

/** Says whether the warranty covers a remake request, and when the warranty ends. */
export function WarrantyLine({ warranty, reason, at }: LineProps) {
  if (!warranty) return null;
  const verdict = judgeWarranty(warranty, { reason, day: labDay(at.getTime()) });
  const day = dayText(warranty.until);
  const isFree = verdict === 'covered' || verdict === 'inTime';
  return (
    <p className={`notice ${isFree ? 'notice-info' : 'notice-danger'}`} role="status">
      {say(fill(warrantyVerdicts.texts[verdict], { day }))}
    </p>
  );
}

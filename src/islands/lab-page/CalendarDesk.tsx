import { useEffect } from 'react';
import { table } from '../../i18n/table/table.ts';
import { $calendar, $calendarReading, readCalendar } from '../../stores/lab-page/calendar.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { CalendarForm } from './CalendarForm.tsx';

/** Edits the lab's working calendar. */
export function CalendarDesk() {
  useEffect(() => void readCalendar(), []);
  const known = useLive($calendar, null);
  const reading = useLive($calendarReading, 'reading');
  if (known) return <CalendarForm known={known} />;
  if (reading === 'offline' || reading === 'failed') {
    return <Unread why={reading} onRetry={() => void readCalendar()} />;
  }
  return <p role="status">{say(table.texts.loading)}</p>;
}

import { revisionPaths } from '../../api/revisions/paths.ts';
import type { LabCalendar } from '../../domain/catalogue/lab-calendar.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { readLabPage } from './lab-page.ts';

/** The lab's calendar, and the number of the latest revision it was read with. */
export type KnownCalendar = { readonly base: number; readonly calendar: LabCalendar };

/** The calendar; null until it is read. */
export const {
  $value: $calendar,
  $reading: $calendarReading,
  read: readCalendar,
} = createOwnReading(
  () => revisionPaths.items({ prefix: 'calendar' }),
  ({ number, items: [item] }): KnownCalendar | null =>
    item ? { base: number, calendar: item.value as LabCalendar } : null,
);

/** Result of saving; `changed`: somebody else has saved the calendar since it was read. */
export type CalendarOutcome = 'saved' | 'changed' | 'offline' | 'failed';

/** The last request without an answer; a retry is the same revision. */
let unanswered = { what: '', id: '' };

/** Saves the calendar as a revision of the one that the editor saw, then reads it again. */
export async function saveCalendar(
  { base, calendar }: KnownCalendar,
  note: string,
): Promise<CalendarOutcome> {
  const changes = [{ item: 'calendar', value: calendar }];
  const what = JSON.stringify({ base, note, changes });
  if (unanswered.what !== what) unanswered = { what, id: newId() };
  const body = { id: unanswered.id, base, note: note.trim(), kind: 'edit', changes } as const;
  const saved = await changeOwn(revisionPaths.all, { method: 'POST', body });
  if (saved.kind === 'offline') return 'offline';
  if (saved.kind === 'failed' || saved.kind === 'left') return 'failed';
  unanswered = { what: '', id: '' };
  await readCalendar();
  if (saved.kind === 'done') void readLabPage();
  if (saved.kind === 'done') return 'saved';
  // If it was changed since, the request was refused and the reload brought a later revision.
  return $calendar.get()?.base === base ? 'failed' : 'changed';
}

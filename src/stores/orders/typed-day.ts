import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { writeDay } from '../../i18n/language/format-date.ts';
import { $locale } from '../shell/locale.ts';

/** Writes the day of the prescription, `2026-11-21`, in the calendar of the screen's language. */
export function withTypedDay(draft: RxDraft, on: string | null): RxDraft {
  if (on === null) return draft;
  return { ...draft, people: { ...draft.people, prescribedOn: writeDay(on, $locale.get()) } };
}

import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { type TypedLabPage, typedLabPage } from '../../domain/lab-page/typed-lab-page.ts';
import { writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** The lab's page as its form shows it, with times in the language's digits. */
export function writeLabPage(page: LabPage, locale: Locale): TypedLabPage {
  const typed = typedLabPage(page);
  const hours = typed.hours.map(({ from, until }) => {
    return { from: writeNumber(from, locale), until: writeNumber(until, locale) };
  });
  return { ...typed, hours };
}

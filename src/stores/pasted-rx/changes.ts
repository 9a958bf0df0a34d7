import type { EyeField } from '../../domain/optics/eye-fields.ts';
import { joinSources, sourceText } from '../../domain/pasted-rx/message/source-text.ts';
import type { PastedPath, PastedRx, PastedValue } from '../../domain/pasted-rx/pasted-rx.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { rxNumbers } from '../../domain/rx/number-fields.ts';
import { eyeSides } from '../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../i18n/language/format-optics.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { writeMeasure } from '../../i18n/rx/format-measure.ts';
import type { TextChange } from '../rx/form.ts';
import { type TextPath, textAt } from '../rx/paths.ts';

/** The changes one value makes to the form, as a user of the language would type them. */
export function changesOfValue({ path, value, base }: PastedValue, locale: Locale): TextChange[] {
  if (base) {
    return [
      { path: `${path}.amount` as TextPath, text: writeMeasure('prism', value, locale) },
      { path: `${path}.base` as TextPath, text: base },
    ];
  }
  return [{ path: path as TextPath, text: written(path, value, locale) }];
}

function written(path: PastedPath, value: number, locale: Locale): string {
  if (path.startsWith('measures.')) {
    const { unit } = rxNumbers[path as keyof typeof rxNumbers];
    return writeMeasure(unit, value, locale);
  }
  return writeEyeValue(path.slice(path.indexOf('.') + 1) as EyeField, value, locale);
}

/** The text in the form that a value would replace; empty if the field is empty or has the same text. */
export function replacedBy(draft: RxDraft, value: PastedValue, locale: Locale): string {
  const changed = changesOfValue(value, locale).find(({ path, text }) => {
    const now = textAt(draft, path);
    return now !== '' && now !== text;
  });
  return changed ? textAt(draft, changed.path) : '';
}

/** All changes from taking over a message: its values, the ordered eyes, and the message as the order's source. */
export function changesOfMessage(
  draft: RxDraft,
  text: string,
  reading: PastedRx,
  locale: Locale,
): TextChange[] {
  const hasBoth = eyeSides.every((side) =>
    reading.values.some(({ path }) => path.startsWith(side)),
  );
  const eyes: TextChange[] =
    hasBoth && draft.eyes !== 'both' ? [{ path: 'eyes', text: 'both' }] : [];
  const source = joinSources(draft.source, sourceText(text, reading));
  return [
    ...eyes,
    ...reading.values.flatMap((value) => changesOfValue(value, locale)),
    { path: 'source', text: source },
  ];
}

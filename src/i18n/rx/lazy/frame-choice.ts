import type { KnownFrame } from '../../../domain/frame/known-frame.ts';
import { type FrameField, frameFields } from '../../../domain/frame/measurements.ts';
import { isolate } from '../../language/format-number.ts';
import { inBoth, type Message, messages } from '../../language/message.ts';
import { formatMeasure } from '../format-measure.ts';

/** Texts for choosing a known frame; loaded with the folded parts of the prescription form. */
export const frameChoice = messages('frameChoice', {
  list: ['فریم‌های پیشنهادی', 'Suggested frames'],
  filled: ['مشخصات {frame} وارد شد.', 'Filled in from {frame}.'],
});

/** The symbols of the measures, the same in both languages. */
const symbols: Record<FrameField, string> = { a: 'A', b: 'B', dbl: 'DBL', ed: 'ED' };

/** Brand, model and size of a frame, as they are written. */
export const frameName = ({ brand, model, size }: Pick<KnownFrame, 'brand' | 'model' | 'size'>) =>
  [brand, model, size]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** The known measures, `A 52 mm · B 40 mm`; null if there are none. */
export function frameMeasures(frame: KnownFrame): Message | null {
  const known = frameFields.filter((field) => frame[field] !== null);
  if (known.length === 0) return null;
  return inBoth((locale) =>
    known
      .map((field) => {
        const written = formatMeasure('tenth', frame[field] ?? 0, locale);
        return isolate(`${symbols[field]}\u00a0${written}`);
      })
      .join(' · '),
  );
}

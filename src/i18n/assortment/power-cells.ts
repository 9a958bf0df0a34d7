import type { PowerCells } from '../../domain/assortment/power-cells.ts';
import { countText } from '../language/count-text.ts';
import { formatEyeValue } from '../language/format-optics.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';

export const powerCellTexts = messages('powerCells', {
  title: ['نمره‌هایی که ساخته می‌شود', 'Powers that are made'],
  made: ['ساخته می‌شود: {count}', 'Made: {count}'],
  twice: ['در دو محدوده: {count}', 'In two ranges: {count}'],
  missing: ['خالی: {count}', 'Not made: {count}'],
  axes: [
    'اسفر از {from} تا {to} از چپ به راست، سیلندر از {weakest} تا {strongest} از بالا به پایین',
    'SPH {from} to {to} from left to right, CYL {weakest} to {strongest} downwards',
  ],
});

const { texts } = powerCellTexts;

/** How many powers of the preview are made, are in two ranges, or are missing. */
export function powerCellCounts({
  rows,
}: PowerCells): Record<'made' | 'twice' | 'missing', Message> {
  const cells = rows.flat();
  const of = (holds: (bands: number) => boolean) =>
    countText(cells.filter(({ bands }) => holds(bands.length)).length);
  return {
    made: fill(texts.made, { count: of((bands) => bands === 1) }),
    twice: fill(texts.twice, { count: of((bands) => bands > 1) }),
    missing: fill(texts.missing, { count: of((bands) => bands === 0) }),
  };
}

/** Describes the two axes of the preview. */
export function powerCellAxes({ spheres, cylinders }: PowerCells): Message {
  const power = (value: number | undefined) =>
    inBoth((locale) => formatEyeValue('sphere', value ?? 0, locale));
  return fill(texts.axes, {
    from: power(spheres.at(-1)),
    to: power(spheres[0]),
    weakest: power(cylinders[0]),
    strongest: power(cylinders.at(-1)),
  });
}

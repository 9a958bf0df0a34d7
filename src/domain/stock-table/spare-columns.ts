import { latinDigits } from '../typed/characters.ts';
import { isAxisLabel } from './corner.ts';
import type { SpareColumn } from './forms.ts';
import { headingCell } from './heading-cell.ts';

type Rows = readonly (readonly string[])[];

const isZero = (text: string) => /^[0.,\u066b\s]*$/.test(latinDigits(text));
const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Whether a cell has content: not empty, not zero, and not a label for the values next to it. */
export const isMeaningful = (text: string) => !isZero(text) && !isAxisLabel(text);

/** Whether a cell is a number, or at least does not consist of words like a remark. */
export const isNumeric = (text: string) => isMeaningful(text) && !hasLetter(text);

/** Rows are merely numbered 1, 2, 3. */
function isCounter(texts: readonly string[]): boolean {
  const numbers = texts
    .filter((text) => text.trim() !== '')
    .map((text) => Number(latinDigits(text)));
  return (
    numbers.every((number, at) =>
      at === 0 ? Number.isInteger(number) : number === (numbers[at - 1] ?? 0) + 1,
    ) &&
    (numbers.length > 1 || numbers[0] === 1)
  );
}

/** Columns without a known heading that contain numbers other than row numbers, which no power heads. */
export function numericColumns(
  spare: readonly SpareColumn[],
  heading: Rows[number],
  body: Rows,
): SpareColumn[] {
  return spare.filter(({ column }) => {
    const texts = body.map((row) => row[column] ?? '');
    const isHeaded = headingCell(heading[column] ?? '').kind === 'power';
    return texts.some(isNumeric) && (isHeaded || !isCounter(texts));
  });
}

import type { ItemFault } from '../../domain/stockroom/file-row.ts';
import type { ShelfTask } from '../../domain/stockroom/shelf-task.ts';
import { fill, inBoth, type Message, messages, pick } from '../language/message.ts';
import { formatDiameter } from '../stock/format-stock.ts';
import { rowReasons } from '../stock-files/stock-files.ts';

/** Texts of stock files. */
export const shelfFiles = messages('shelfFiles', {
  code: ['کد', 'Code'],
  name: ['نام', 'Name'],
  diameter: ['قطر', 'Diameter'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  hint: [
    'ستون‌ها: کد، قطر، اسفر، سیلندر و «{amount}». ردیفی که «{amount}» آن خالی است چیزی را تغییر نمی‌دهد.',
    'Columns: Code, Diameter, SPH, CYL and {amount}. Rows without {amount} change nothing.',
  ],
  shown: [
    'ردیف‌های بدون کد از {lens} {diameter} هستند.',
    'Rows without a code are {lens} {diameter}.',
  ],
  move: ['{item}: از {before} به {after}', '{item}: from {before} to {after}'],
  refused: ['چیزی ثبت نشد. {item}: {why}', 'Nothing was recorded. {item}: {why}'],
});

/** The meaning of the numbers in a file. */
export const fileAmounts = messages('fileAmounts', {
  receipt: ['تعداد', 'Pieces'],
  correction: ['تعداد', 'Pieces'],
  return: ['تعداد', 'Pieces'],
  count: ['شمارش', 'Counted'],
  levels: ['حداقل', 'Level'],
  powers: ['در استوک (۱ یا ۰)', 'Kept (1 or 0)'],
} satisfies Record<ShelfTask, Message>);

/** Describes the expected file, and which chart is used for rows that name no lens. */
export function fileHint(
  task: ShelfTask,
  shown: { name: Message; diameter: number } | null,
): Message {
  const columns = fill(shelfFiles.texts.hint, { amount: fileAmounts.texts[task] });
  if (!shown) return columns;
  const diameter = inBoth((locale) => formatDiameter(shown.diameter, locale));
  const chart = fill(shelfFiles.texts.shown, { lens: shown.name, diameter });
  return inBoth((locale) => `${pick(columns, locale)} ${pick(chart, locale)}`);
}

/** Why a row of a file doesn't match an item. */
export const itemFaults: Record<ItemFault, Message> = {
  ...rowReasons.texts,
  ...messages('itemFaults', {
    wrongDiameter: ['قطر بین ۳۰ و ۱۰۰ mm است', 'a diameter is between 30 and 100 mm'],
  }).texts,
};

import { type TableCell, textCell } from '../stock-table/write.ts';
import type { LowAccessory, LowPower } from './low-item.ts';
import { missingPieces } from './missing-pieces.ts';

type Language = 'fa' | 'en';

/** The stock list reader takes `Pieces` as the quantity. */
const heads = {
  fa: ['کد', 'نام', 'قطر', 'اسفر', 'سیلندر', 'موجودی', 'حداقل', 'منتظر', 'تعداد'],
  en: ['Code', 'Name', 'Diameter', 'SPH', 'CYL', 'On hand', 'Level', 'Back-ordered', 'Pieces'],
} as const satisfies Record<Language, readonly string[]>;

const commas = { fa: '، ', en: ', ' } as const;

const number = (value: number): TableCell => ({ kind: 'number', value });
const power = (hundredths: number): TableCell => ({ kind: 'power', hundredths });
const nothing: TableCell = { kind: 'nothing' };

function itemCells(low: LowPower | LowAccessory, language: Language): TableCell[] {
  if ('variant' in low) {
    const name = [low.name[language], low.variant[language]].join(commas[language]);
    return [textCell(low.item), textCell(name), nothing, nothing, nothing];
  }
  const cells = [number(low.diameter / 10), power(low.sphere), power(low.cylinder)];
  return [textCell(low.code), textCell(low.name[language]), ...cells];
}

/** Low stock as a list for the supplier, with the missing pieces. Diameters in millimetres. */
export function lowTable(
  low: readonly (LowPower | LowAccessory)[],
  language: Language,
): TableCell[][] {
  const rows = low.map((each) => [
    ...itemCells(each, language),
    number(each.onHand),
    each.level === null ? nothing : number(each.level),
    number(each.wanted),
    number(missingPieces(each)),
  ]);
  return [heads[language].map(textCell), ...rows];
}

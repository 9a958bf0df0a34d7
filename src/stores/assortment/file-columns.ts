import type { Typed, TypedPrice } from '../../domain/assortment/field.ts';
import type { EditedKind } from '../../domain/assortment/item-fields.ts';
import { type TableColumn, tableColumns } from '../../domain/assortment/table-columns.ts';
import type { TableCell } from '../../domain/stock-table/write.ts';
import { textCells } from '../../domain/table-file/cells.ts';
import type { Column, Columns } from '../../domain/table-file/column.ts';
import { tierWord } from '../../domain/tiers/tier.ts';
import { choiceLabel } from '../../i18n/assortment/choices.ts';
import { assortmentFiles, columnHeading, flagWord } from '../../i18n/assortment/table-words.ts';
import { pick } from '../../i18n/language/message.ts';
import { $locale } from '../shell/locale.ts';
import { $assortmentTiers } from './assortment.ts';

/** A row of a file as texts, by the keys of its columns. */
export type TextRow = Record<string, string>;

/** Longest cell, in UTF-16 code units. */
const longestCell = 2000;

const texts = textCells({ most: longestCell });

const numeric = ['price', 'whole', 'wholeOrNone', 'index', 'millimetres'];

/** Numbers are written as such, so that spreadsheets can work with them. */
function cellOf({ field }: TableColumn, text: string): TableCell {
  if (text === '') return { kind: 'nothing' };
  if (field.type === 'power') return { kind: 'power', hundredths: Math.round(Number(text) * 100) };
  const isNumber = numeric.includes(field.type) && /^\d+(\.\d+)?$/.test(text);
  return isNumber ? { kind: 'number', value: text as `${number}` } : texts.write(text);
}

/** A field's typed value as cell text in the panel's language. */
export function cellText({ field }: TableColumn, typed: Typed | undefined): string {
  const locale = $locale.get();
  if (typed === undefined) return '';
  switch (field.type) {
    case 'price': {
      const { toman, isOnRequest } = typed as TypedPrice;
      return isOnRequest ? pick(assortmentFiles.texts.onRequest, locale) : toman;
    }
    case 'flag':
      return pick(flagWord(typed === true), locale);
    case 'choice':
      return typed === '' ? '' : pick(choiceLabel(String(typed)), locale);
    case 'pick':
      return field.from === 'tiers'
        ? tierWord($assortmentTiers.get(), String(typed), locale)
        : String(typed);
    case 'picks':
      return (typed as readonly string[]).join(' ');
    default:
      return String(typed);
  }
}

/** The columns of a file of items of one kind. Cells are read as text, which the item's form parses. */
export function fileColumns(kind: EditedKind): Columns<TextRow> {
  const columns = tableColumns(kind).map((column): [string, Column<string>] => [
    column.key,
    {
      title: columnHeading(column),
      write: (text) => cellOf(column, text),
      read: texts.read,
    },
  ]);
  return Object.fromEntries(columns);
}

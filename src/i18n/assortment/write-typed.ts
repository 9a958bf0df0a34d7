import type { Field, Typed, TypedParts, TypedPrice } from '../../domain/assortment/field.ts';
import { assembled, partAt } from '../../domain/assortment/parts.ts';
import { writeGrouped } from '../amount/amount-words.ts';
import { writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

function writeField(field: Field, typed: Typed, locale: Locale): Typed {
  switch (field.type) {
    case 'rows':
      return (typed as readonly TypedParts[]).map((row) => writeTyped(field.fields, row, locale));
    case 'price': {
      const price = typed as TypedPrice;
      return { ...price, toman: writeGrouped(price.toman, locale) };
    }
    case 'power':
    case 'index':
    case 'millimetres':
    case 'lengths':
      return writeNumber(typed as string, locale);
    case 'whole':
    case 'wholeOrNone':
      return writeGrouped(typed as string, locale);
    default:
      return typed;
  }
}

/** A form's values, with numbers in the language's digits. */
export function writeTyped(
  fields: readonly Field[],
  typed: TypedParts,
  locale: Locale,
): TypedParts {
  const parts = fields.flatMap((field) => {
    const part = partAt(typed, field.path) as Typed | undefined;
    return part === undefined ? [] : [[field.path, writeField(field, part, locale)] as const];
  });
  return { ...typed, ...assembled(parts) } as TypedParts;
}

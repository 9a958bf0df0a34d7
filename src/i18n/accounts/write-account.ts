import type { TypedAccount } from '../../domain/accounts/typed-account.ts';
import { writeGrouped } from '../amount/amount-words.ts';
import type { Locale } from '../language/locale.ts';

/** An account as its form shows it, with numbers in the language's digits. */
export function writeAccount<Typed extends TypedAccount>(typed: Typed, locale: Locale): Typed {
  const { creditLimit, lines, pieces, ordersPerMinute } = typed;
  const written = (text: string) => writeGrouped(text, locale);
  return {
    ...typed,
    creditLimit: written(creditLimit),
    lines: written(lines),
    pieces: written(pieces),
    ordersPerMinute: written(ordersPerMinute),
  };
}

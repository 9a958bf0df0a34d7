import { type Fault, lineAt } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';

const money =
  '(?:price|prices|total|totals|amount|balance|opening|closing|debit|debits|credit|credits|tax|net|gross|excess|rials|toman|owed|paid)';
/** A name of an amount, such as `total`, `quoted_total`, `taxAfter` or `creditLimit`. */
const named = `\\b(?:\\w+_)?${money}(?:_\\w+|[A-Z]\\w*)?`;

/** Names that hold no amount: a rate is in basis points, and a column may name who is paid. */
const others = /rate|name|_at$|_by$/i;

type Rule = { finds: RegExp } & Pick<Fault, 'wrong' | 'instead'>;

const rules: Readonly<Record<'sql' | 'ts', readonly Rule[]>> = {
  sql: [
    {
      finds: /\b(?:real|double precision|float\d?|numeric|decimal|money)\b/gi,
      wrong: 'is no whole number',
      instead: 'Use bigint for money, integer for measures in their smallest unit',
    },
    {
      finds: new RegExp(`(${named})\\s+(?:smallint|integer|int\\d?)\\b`, 'g'),
      wrong: 'is too small for money',
      instead: 'Use bigint',
    },
  ],
  ts: [
    {
      finds: new RegExp(`(${named})\\)?\\s\\/\\s`, 'g'),
      wrong: 'is divided, which makes a float',
      instead: 'Divide as taxWithin in src/domain/ledger/tax-within.ts does',
    },
    {
      finds: new RegExp(`(${named})\\)?\\s\\*\\s\\d*\\.\\d`, 'g'),
      wrong: 'is multiplied with a fraction',
      instead: 'Take the share as taxWithin in src/domain/ledger/tax-within.ts does',
    },
    {
      finds: new RegExp(`(${named}):\\s(?:z\\.\\w+\\()*z\\.number\\(`, 'g'),
      wrong: 'may be a fraction by its schema',
      instead: 'Use a schema of src/domain/vocabulary/money.ts',
    },
    {
      finds: new RegExp(`(?:parseFloat|toFixed)\\([^)]*(${named})|(${named})\\.toFixed\\(`, 'g'),
      wrong: 'is read or written as a float',
      instead: 'See rialsToToman in src/domain/vocabulary/prices.ts',
    },
  ],
};

/** Blanks out comments but keeps their lines, so that line numbers stay right. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?:^|\s)(?:\/\/|--).*$/gm, '');

/** Prisms have amounts too, and lists have totals: only code that mentions money is checked. */
const speaksOfMoney = (code: string) => /rials|money|ledger|price/i.test(code);

/** Finds code in which an amount of money is, or could become, a fraction. */
export function fractionsOfMoney({ path, text }: Source): Fault[] {
  const code = withoutComments(text);
  const language = path.endsWith('.sql') ? 'sql' : 'ts';
  if (language === 'ts' && !speaksOfMoney(code)) return [];
  return rules[language].flatMap(({ finds, wrong, instead }) =>
    [...code.matchAll(finds)]
      .filter((found) => !others.test(found[1] ?? found[2] ?? ''))
      .map(({ 0: found, index }) => ({
        path,
        line: lineAt(code, index),
        wrong: `${found.trim()} ${wrong}`,
        instead,
      })),
  );
}

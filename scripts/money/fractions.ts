/** A source file: TypeScript or SQL. */
interface Source {
  path: string;
  text: string;
}

const money =
  '(?:price|prices|total|totals|amount|balance|opening|closing|debit|debits|credit|credits|tax|net|gross|excess|rials|toman|owed|paid)';
/** A name of an amount, such as `total`, `quoted_total`, `taxAfter` or `creditLimit`. */
const named = `\\b(?:\\w+_)?${money}(?:_\\w+|[A-Z]\\w*)?`;

/** Names that hold no amount: a rate is in basis points, a column may say who is paid. */
const others = /rate|name|_at$|_by$/i;

const rules: Readonly<Record<'sql' | 'ts', readonly { finds: RegExp; says: string }[]>> = {
  sql: [
    {
      finds: /\b(?:real|double precision|float\d?|numeric|decimal|money)\b/gi,
      says: 'is no whole number: use bigint for money, integer for measures in their smallest unit',
    },
    {
      finds: new RegExp(`(${named})\\s+(?:smallint|integer|int\\d?)\\b`, 'g'),
      says: 'is too small for money: use bigint',
    },
  ],
  ts: [
    {
      finds: new RegExp(`(${named})\\)?\\s\\/\\s`, 'g'),
      says: 'is divided, which makes a float: see taxWithin in src/domain/ledger/tax.ts',
    },
    {
      finds: new RegExp(`(${named})\\)?\\s\\*\\s\\d*\\.\\d`, 'g'),
      says: 'is multiplied with a fraction: see taxWithin in src/domain/ledger/tax.ts',
    },
    {
      finds: new RegExp(`(${named}):\\s(?:z\\.\\w+\\()*z\\.number\\(`, 'g'),
      says: 'may be a fraction by its schema: use one of src/domain/vocabulary/money.ts',
    },
    {
      finds: new RegExp(`(?:parseFloat|toFixed)\\([^)]*(${named})|(${named})\\.toFixed\\(`, 'g'),
      says: 'is read or written as a float: see rialsToToman in src/domain/vocabulary/prices.ts',
    },
  ],
};

/** Comments hold no code; their lines stay, so that the numbers of the others do. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?:^|\s)(?:\/\/|--).*$/gm, '');

/** Prisms have amounts too, and lists totals: only code that speaks of money is looked at. */
const speaksOfMoney = (code: string) => /rials|money|ledger|price/i.test(code);

/** Finds where money is a fraction or could become one; one message for each. */
export function fractionsOfMoney({ path, text }: Source): string[] {
  const code = withoutComments(text);
  const language = path.endsWith('.sql') ? 'sql' : 'ts';
  if (language === 'ts' && !speaksOfMoney(code)) return [];
  return rules[language].flatMap(({ finds, says }) =>
    [...code.matchAll(finds)]
      .filter((found) => !others.test(found[1] ?? found[2] ?? ''))
      .map(({ 0: found, index }) => {
        const line = code.slice(0, index).split('\n').length;
        return `${path}:${line}: ${found.trim()} ${says}`;
      }),
  );
}

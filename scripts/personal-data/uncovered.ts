import type { Fault } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { columnsIn } from './columns.ts';

/** Last words of column names that hold personal data, or free text that may name a person. */
const personal = new Set(
  `name surname username contact patient prescriber insurance phone telephone mobile email address addresses street
  postcode birthday gender iban browser system device content details reference remarks message note text search word photo thumbnail`.split(
    /\s+/,
  ),
);

/** First words of such names where the last word is not telling: `nationalId`, `birthDate`, `bornOn`. */
const personalAtFirst = /^(?:national|birth|born)/;

/** Names of values before and after a change. As the last word of a longer name they refer to amounts. */
const changes = new Set(['before', 'after']);

/** Texts in both languages, such as `nameFa`, belong to the assortment. */
export const isPersonal = (column: string) =>
  changes.has(column) ||
  personalAtFirst.test(column) ||
  personal.has(column.match(/[A-Z]?[a-z]+$/)?.[0].toLowerCase() ?? '');

type Covered = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Finds columns with personal data that are not declared as exported or replaced. */
export function uncoveredColumns(sources: readonly Source[], covered: Covered): Fault[] {
  return columnsIn(sources)
    .filter(({ name, table }) => isPersonal(name) && !(name in (covered[table] ?? {})))
    .map(({ table, name, path, line }) => ({
      path,
      line,
      wrong: `${table}.${name} looks like personal data, and nothing says what covers it`,
      instead:
        'Put it into the file with the own data or have KEEP_NAMES_DAYS replace it, and say so in server/db/schema/personal-data.ts, or there why neither',
    }));
}

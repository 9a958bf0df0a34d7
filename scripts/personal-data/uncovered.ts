import type { Fault } from '../checking/fault.ts';
import type { Source } from '../checking/sources.ts';
import { columnsIn } from './columns.ts';

/** Last words in the names of columns with something about a person, or with a text in which a person may be named. */
const personal = new Set(
  `name surname username contact patient prescriber insurance phone telephone mobile email address addresses street
  postcode birthday gender iban browser system device content details reference remarks message note text search word photo thumbnail`.split(
    /\s+/,
  ),
);

/** First words in such names whose last word says nothing: `nationalId`, `birthDate`, `bornOn`. */
const personalAtFirst = /^(?:national|birth|born)/;

/** What something was and became; as the last word of several they are of amounts. */
const changes = new Set(['before', 'after']);

/** Texts in both languages, such as `nameFa`, are the assortment's. */
export const isPersonal = (column: string) =>
  changes.has(column) ||
  personalAtFirst.test(column) ||
  personal.has(column.match(/[A-Z]?[a-z]+$/)?.[0].toLowerCase() ?? '');

type Covered = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Finds columns with personal data of which nobody has said whether they are exported or replaced. */
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

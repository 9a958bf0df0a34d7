import { expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { queriesOutside } from '../../../scripts/queries/outside-db.ts';

const path = 'server/use-cases/repairs/collect.ts';
const found = (text: string) => queriesOutside({ path, text: `\n${text}` }).map(inWords);

test.each([
  ["import { sql } from 'kysely';", 'kysely'],
  ["import type { Kysely } from 'kysely';", 'kysely'],
  ["import { jsonArrayFrom } from 'kysely/helpers/postgres';", 'kysely/helpers/postgres'],
  ["await transaction.deleteFrom('repairs').execute();", 'deleteFrom'],
  ['await queries.executeQuery(query);', 'executeQuery'],
])('“%s” is reported as belonging in server/db', (text, word) => {
  expect(found(text)).toEqual([
    `${path}:2: ${word} is for queries, which stand in server/db. Call a function of server/db/<feature> that reads or writes the rows.`,
  ]);
});

test.each(['repair.collected_by', 'const { collected_by } = repair;', '({ collected_by: user })'])(
  'the column in “%s” is reported as not camelCase',
  (text) => {
    expect(found(text)).toContain(
      `${path}:2: collected_by is a name of PostgreSQL. Rows have collectedBy.`,
    );
  },
);

test.each([
  "import type { Transaction } from '../../db/schema/transaction.ts';",
  "log.info('KEEP_NAMES_DAYS'); const metric = 'adasi_live_streams';",
  'const { collectedBy, id } = await findRepair(transaction, order);',
])('“%s” is accepted', (text) => {
  expect(found(text)).toEqual([]);
});

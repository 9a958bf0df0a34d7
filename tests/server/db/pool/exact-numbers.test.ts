import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshApp } from '../../support/fresh-app.ts';

const { database } = await freshApp();
const read = async (whole: string) =>
  (await sql<{ whole: number }>`select ${whole}::bigint as whole`.execute(database.queries)).rows;

test('a bigint is read exactly or not at all', async () => {
  expect(await read('9007199254740991')).toEqual([{ whole: Number.MAX_SAFE_INTEGER }]);
  expect(await read('-9007199254740991')).toEqual([{ whole: Number.MIN_SAFE_INTEGER }]);
  await expect(read('9007199254740993')).rejects.toThrow('beyond what is exact');
  expect(await read('1')).toEqual([{ whole: 1 }]);
});

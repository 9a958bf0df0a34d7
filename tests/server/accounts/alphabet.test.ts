import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccountRowsAnswer } from '../../../src/api/accounts/contract.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { asSuperuser, request, signIn } = await freshApp();
const lab = await signIn('lab');

const placesOf = async (names: string[]): Promise<string[]> => {
  const { rows } = await asSuperuser(
    'select alphabetical(name) as place from unnest($1::text[]) with ordinality as one(name, at) order by at',
    [names],
  );
  return rows.map(({ place }) => String(place));
};

/** Compared by code point, as the database does. */
const compare = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

describe('the Persian alphabet', () => {
  test.each([
    ['آبان', 'ابر'],
    ['بهار', 'پارس'],
    ['پارس', 'تهران'],
    ['جم', 'چشم‌انداز'],
    ['چشمه', 'حافظ'],
    ['زاگرس', 'ژرف'],
    ['ژرف', 'سپهر'],
    ['قاف', 'کاوه'],
    ['کاوه', 'گلستان'],
    ['گلستان', 'لاله'],
    ['نگاه', 'وحدت'],
    ['وحدت', 'هلال'],
    ['هلال', 'یاس'],
    ['عينک ۲', 'عینک 3'],
    ['علی‌رضا ب', 'علیرضا پ'],
    ['مؤلف', 'مومیایی'],
    ['مسئلت', 'مسین'],
    ['کتاب', 'كتابی'],
    ['۱۲', 'آ'],
    ['یاس', 'Atlas'],
    ['atlas a', 'Atlas B'],
  ])('%s sorts before %s', async (one, other) => {
    const [first = '', second = ''] = await placesOf([one, other]);
    expect(compare(first, second)).toBeLessThan(0);
  });

  test('matches the order that other programs use', async () => {
    const letters = [...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی 09'];
    const collator = new Intl.Collator('fa');
    const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 50, maxLength: 200 }), async (names) => {
        const places = await placesOf(names);
        const ours = names.map((each, at) => ({ each, place: places[at] ?? '' }));
        ours.sort((one, other) => compare(one.place, other.place));
        expect(ours.map(({ each }) => each)).toEqual(names.toSorted(collator.compare));
      }),
      { numRuns: 20 },
    );
  });
});

test('the list of accounts follows it across pages', async () => {
  const names = [
    'الفبا آبان',
    'الفبا اطلس',
    'الفبا پارس',
    'الفبا چشم',
    'الفبا ژرف',
    'الفبا گل',
    'الفبا یاس',
  ];
  await asSuperuser(
    'insert into accounts (account_id, name) select gen_random_uuid(), name from unnest($1::text[]) as name',
    [names.toReversed()],
  );
  const listed: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query = new URLSearchParams({ text: 'الفبا', limit: '2', ...(after && { after }) });
    const answer = await request(`${accountPaths.rows}?${query}`, { cookie: lab });
    const page: AccountRowsAnswer = await answer.json();
    listed.push(...page.accounts.map(({ name }) => name));
    after = page.next;
  }
  expect(listed).toEqual(names);
});

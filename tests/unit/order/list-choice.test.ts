import { expect, test } from 'vitest';
import {
  everything,
  readListChoice,
  writeListChoice,
} from '../../../src/domain/order/list-choice.ts';

const read = (query: string) => readListChoice(Object.fromEntries(new URLSearchParams(query)));

test('a choice written to the address is read back the same', () => {
  const choice = {
    states: ['accepted', 'ready'],
    kind: 'rx',
    from: '2026-11-01',
    to: '2026-11-22',
    text: 'علی & رضا',
    account: '01900000-0000-7000-8000-0000000000a1',
    view: 'late',
    needs: '',
    counted: '',
    lens: '',
    parcel: '',
  } as const;
  expect(read(writeListChoice(choice))).toEqual(choice);
});

test('everything has an empty query, and an empty query shows everything', () => {
  expect(writeListChoice(everything)).toBe('');
  expect(read('')).toEqual(everything);
});

test('ignores invalid filters, so a damaged link still opens', () => {
  expect(
    read('state=made,ready&kind=glass&from=1405/08/01&to=2026-99-99&account=x&order=up'),
  ).toEqual({
    ...everything,
    states: ['ready'],
  });
});

test('cuts off a search text that is too long', () => {
  expect(read(`text=${'x'.repeat(200)}`).text).toHaveLength(80);
});

test.each([
  ['due=today', { view: 'dueToday' }],
  ['needs=answer', { needs: 'answer' }],
  ['needs=quote&order=oldest', { needs: 'quote', view: 'oldest' }],
  ['order=state', { view: 'state' }],
  ['order=account', { view: 'account' }],
  ['order=promiseLast', { view: 'promiseLast' }],
  ['counted=late', { counted: 'late' }],
  ['counted=remade.labFault&order=oldest', { counted: 'remade.labFault', view: 'oldest' }],
  ['lens=rx+pr-sepehr', { lens: 'rx pr-sepehr' }],
  [
    'parcel=01900000-0000-7000-8000-0000000000b1',
    { parcel: '01900000-0000-7000-8000-0000000000b1' },
  ],
  ['counted=takenOn&lens=several', { counted: 'takenOn', lens: 'several' }],
] as const)('reads and writes %s', (query, chosen) => {
  expect(read(query)).toEqual({ ...everything, ...chosen });
  expect(Object.fromEntries(new URLSearchParams(writeListChoice(read(query))))).toEqual(
    Object.fromEntries(new URLSearchParams(query)),
  );
});

test.each([
  ['text=a&order=state', 'text=a'],
  ['text=a&order=oldest', 'text=a'],
  ['text=a&order=promise', 'text=a&order=promise'],
  ['needs=quote&late=true', 'needs=quote'],
  ['counted=late&late=true', 'counted=late'],
  ['counted=late&needs=quote', 'counted=late'],
  ['lens=several&order=state', 'lens=several'],
  ['counted=reworked&lens=glass', ''],
])('a sort order the server does not offer, as in %s, is not requested', (query, asked) => {
  expect(writeListChoice(read(query))).toBe(asked);
});

test('the filter for orders sent together excludes all other filters', () => {
  const parcel = '01900000-0000-7000-8000-0000000000b1';
  const choice = read(`parcel=${parcel}&counted=late&lens=several&needs=quote&late=true`);
  expect(choice).toEqual({ ...everything, parcel });
});

import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { openShops } from '../support/shops.ts';

const { request, another, database, asSuperuser } = await freshApp();
const other = another();

test('when twenty shops order the last case of a colour, one gets it and the others are refused', async () => {
  await asSuperuser("update shelf set on_hand = 1 where item = 'case-folding green'");
  const cookies = await openShops(database, 20);
  const body = accessoryRequest(['case-zip', 'black', 1], ['case-folding', 'green', 1]);
  const answers = await Promise.all(
    cookies.map((cookie, index) => {
      const headers = { 'Idempotency-Key': uuidv7() };
      const send = index % 2 ? request : other.request;
      return send(orderPaths.orders, { cookie, body, headers });
    }),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 19 }, () => 422));
  for (const answer of refused) {
    expect((await answer.json()).issues).toEqual([
      { path: 'lines.1.pieces', code: 'stockOut', params: { onHand: 0 } },
    ]);
  }
  const { rows } = await asSuperuser(
    "select item, on_hand from shelf where item in ('case-zip black', 'case-folding green') order by item",
  );
  // The other items of the refused orders were not taken either.
  expect(rows).toEqual([
    { item: 'case-folding green', on_hand: 0 },
    { item: 'case-zip black', on_hand: 119 },
  ]);
});

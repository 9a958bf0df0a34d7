import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { lastFramesAnswer } from '../../../src/api/last-frames/contract.ts';
import { lastFramesPath } from '../../../src/api/last-frames/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { noFrameDetails } from '../../../src/domain/frame/details.ts';
import { unknownFrame } from '../../../src/domain/frame/unknown-frame.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', customer = '', lab = ''] = await Promise.all(
  ['shop', 'shop2', 'customer', 'lab'].map(signIn),
);
const accountOf = (username: string) =>
  demoAccounts.find((demo) => demo.username === username)?.accountId ?? '';

/** Places an order for a frame. */
async function place(cookie: string, described: object, measured?: object): Promise<string> {
  const id = uuidv7();
  const { content } = orderRequest();
  const frameDetails = { ...noFrameDetails, ...described };
  const frame = { ...content.frame, ...measured };
  const body = { content: { ...content, frame, frameDetails } };
  const answer = await request(orderPaths.orders, {
    cookie,
    body,
    headers: { 'Idempotency-Key': id },
  });
  expect(answer.status).toBe(201);
  return id;
}

const answerTo = (cookie: string, account?: string, text?: string) => {
  const given = Object.entries({ account, text }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return request(`${lastFramesPath}?${new URLSearchParams(given)}`, { cookie });
};

async function framesOf(cookie: string, account?: string, text?: string) {
  const answer = await answerTo(cookie, account, text);
  expect(answer.status).toBe(200);
  return lastFramesAnswer.parse(await answer.json()).frames;
}

const atlas = { brand: 'Atlas', model: 'Sim 12', colour: 'مشکی', size: '52□18-140' };
const rayan = { brand: 'رایان', model: '', colour: '', size: '' };

test('the frames of the account’s last orders are suggested, newest first and each once', async () => {
  await place(shop, rayan);
  await place(shop, { ...atlas, material: 'metal' });
  await place(shop, {});
  await place(shop, { ...atlas, brand: 'ATLAS', colour: 'مشكي' });
  await place(shop2, { brand: 'Other' });
  expect(await framesOf(shop)).toEqual([
    { ...unknownFrame, ...atlas, brand: 'ATLAS', colour: 'مشكي', material: 'metal' },
    { ...unknownFrame, ...rayan },
  ]);
});

test('another account’s frames are read only by the lab, and only of the account it names', async () => {
  expect((await framesOf(shop2)).map(({ brand }) => brand)).toEqual(['Other']);
  expect((await framesOf(lab, accountOf('shop2'))).map(({ brand }) => brand)).toEqual(['Other']);
  const refused = await answerTo(shop, accountOf('shop2'));
  expect(refused.status).toBe(422);
  expect((await refused.json()).issues).toEqual([{ path: 'account', code: 'unknownField' }]);
});

test('an order stored before frames were described has none, one without a size no size', async () => {
  const ids = [await place(customer, atlas), await place(customer, atlas)];
  await asSuperuser("update orders set content = content - 'frameDetails' where id = $1", [ids[0]]);
  await asSuperuser("update orders set content = content #- '{frameDetails,size}' where id = $1", [
    ids[1],
  ]);
  expect(await framesOf(customer)).toEqual([{ ...unknownFrame, ...atlas, size: '' }]);
});

test('only the last 100 orders are searched', async () => {
  const old = await place(customer, { brand: 'Old' });
  await asSuperuser(
    `insert into orders select (jsonb_populate_record(o,
       jsonb_build_object('id', gen_random_uuid(), 'placed_at', now() + n * interval '1 second'))).*
     from orders o, generate_series(1, 99) n where id = $1`,
    [old],
  );
  const brands = async () => (await framesOf(customer)).map(({ brand }) => brand);
  expect(await brands()).toEqual(['Old']);
  const first = await place(customer, { brand: 'First' });
  const at = (id: string, seconds: number) =>
    asSuperuser(`update orders set placed_at = now() + $2 * interval '1 second' where id = $1`, [
      id,
      seconds,
    ]);
  await at(first, -3600);
  expect(await brands()).toEqual(['Old']);
  await at(first, 3600);
  expect(await brands()).toEqual(['First', 'Old']);
});

describe('frames that match a typed text', () => {
  const measured = { type: 'fullRim', shape: 'panto', a: 520, b: 400, dbl: 180, ed: 560 } as const;

  test('are found whole in older orders too, each once and without its colour', async () => {
    const model = { brand: 'ری‌بن', model: 'RB-5154', size: '52□18' };
    await place(shop, { ...model, colour: 'red', material: 'metal' }, measured);
    await place(shop, { ...model, colour: 'blue' });
    expect(await framesOf(shop, undefined, 'ري بن ۵۱۵۴')).toEqual([
      { ...unknownFrame, ...model, ...measured, material: 'metal' },
    ]);
    expect(await framesOf(shop, undefined, 'rb 9')).toEqual([]);
    expect(await framesOf(shop, undefined, '—')).toEqual([]);
  });

  test('are never of another account’s orders, unless the lab names it', async () => {
    const model = { brand: 'Secret', model: 'Of shop2' };
    await place(shop2, model, measured);
    expect(await framesOf(shop, undefined, 'secret')).toEqual([]);
    expect((await answerTo(shop, accountOf('shop2'), 'secret')).status).toBe(422);
    expect(await framesOf(lab, accountOf('shop2'), 'secret')).toHaveLength(1);
    expect((await answerTo(lab, undefined, 'secret')).status).toBe(422);
  });

  test.each([
    ['too long', 'x'.repeat(81)],
    ['not storable', 'a\0b'],
  ])('are not searched for if it is %s', async (_, text) => {
    const refused = await answerTo(shop, undefined, text);
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([{ path: 'text', code: 'invalid' }]);
  });
});

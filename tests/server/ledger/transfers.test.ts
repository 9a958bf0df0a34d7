import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { clearUnsentPhotos } from '../../../server/use-cases/photos/clear-unsent.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import type { TransfersAnswer } from '../../../src/api/ledger/contract.ts';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import type { Transfer } from '../../../src/domain/ledger/transfer.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { metadataWords, photo } from '../support/photos.ts';
import { bookkeeping, linesOf } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { asSuperuser, count, database, request } = fresh;
const { lab, someShop, entered, statement, standing } = await bookkeeping(fresh, 24);

const today = labDay(Date.now());
const picture = await photo('png', 60, 40);

const asked = (more: object = {}) => ({ amount: 5000, tracking: uuidv7(), on: today, ...more });

const report = (cookie: string, body: object, id = uuidv7()) =>
  request(paymentPaths.transfers, { cookie, body, headers: { 'Idempotency-Key': id } });

async function reported(cookie: string, body: object = asked()): Promise<string> {
  const id = uuidv7();
  expect((await report(cookie, body, id)).status).toBe(201);
  return id;
}

const decide = (id: string, body: object) =>
  request(paymentPaths.transfer(id), { cookie: lab, method: 'PUT', body });

const upload = (cookie: string, id: string, bytes = picture) =>
  request(`${paymentPaths.receipts}/${id}`, {
    cookie,
    method: 'PUT',
    bytes,
    headers: { 'Content-Type': 'image/png' },
  });

async function listed(cookie: string, query = ''): Promise<Transfer[]> {
  const answer = await request(paymentPaths.transfers + query, { cookie });
  return ((await answer.json()) as TransfersAnswer).transfers;
}

const waiting = async () =>
  (await (await request(labCountsPath, { cookie: lab })).json()).transfers;

describe('a reported transfer', () => {
  test('waits for the lab, and becomes one payment even if it is confirmed repeatedly', async () => {
    const { account, cookie } = someShop();
    const before = await waiting();
    const body = asked({ note: 'For November' });
    const id = await reported(cookie, body);
    expect(await waiting()).toBe(before + 1);
    expect((await statement(cookie)).entries).toEqual([]);
    const decisions = [1, 2, 3].map(() => decide(id, { decision: 'confirm', account }));
    for (const { status } of await Promise.all(decisions)) expect(status).toBe(200);
    const { entries } = await statement(cookie);
    expect(entries).toMatchObject([
      {
        id,
        kind: 'payment',
        credit: 5000,
        reference: body.tracking,
        note: 'For November',
        payment: { by: 'transfer', on: today },
      },
    ]);
    expect((await standing(cookie)).balance).toBe(-5000);
    expect(await waiting()).toBe(before);
    expect(await listed(cookie)).toMatchObject([{ id, state: 'confirmed', reason: '' }]);
    const { rows } = await asSuperuser(
      `select count(*)::integer as count from audit_log where action = 'transfer.confirm' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('can be refused with a reason, which the shop sees, and then reported again', async () => {
    const { account, cookie } = someShop();
    const body = asked();
    const id = await reported(cookie, body);
    const again = await report(cookie, body);
    expect((await again.json()).issues).toEqual([
      { path: 'tracking', code: 'invalid', params: { fault: 'repeated' } },
    ]);
    await decide(id, { decision: 'refuse', account, reason: 'Not on our statement' });
    expect((await decide(id, { decision: 'confirm', account })).status).toBe(409);
    expect(await listed(cookie)).toMatchObject([
      { id, state: 'refused', reason: 'Not on our statement' },
    ]);
    const news = await (await request(changePaths.changes, { cookie })).json();
    expect(news.payments).toMatchObject([
      { id, kind: 'refused', amount: 5000, reason: 'Not on our statement' },
    ]);
    const labsNews = await (await request(changePaths.changes, { cookie: lab })).json();
    expect(labsNews).not.toHaveProperty('payments');
    expect((await statement(cookie)).entries).toEqual([]);
    await reported(cookie, body);
  });

  test('is either confirmed or refused when two people decide at once', async () => {
    const { account, cookie } = someShop();
    const id = await reported(cookie);
    const answers = await Promise.all([
      decide(id, { decision: 'confirm', account }),
      decide(id, { decision: 'refuse', account, reason: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isConfirmed = answers[0]?.status === 200;
    expect(linesOf(await statement(cookie))).toEqual(isConfirmed ? [['payment', -5000]] : []);
  });

  test('that the lab has entered manually is not credited twice', async () => {
    const { account, cookie } = someShop();
    const body = asked();
    const id = await reported(cookie, body);
    const means = { by: 'transfer', on: today };
    const reference = body.tracking;
    await entered({ kind: 'payment', account, amount: 5000, reference, means });
    const answer = await decide(id, { decision: 'confirm', account });
    expect(answer.status).toBe(409);
    expect((await answer.json()).issues).toMatchObject([{ params: { fault: 'recorded' } }]);
    expect((await statement(cookie)).entries).toHaveLength(1);
  });

  test('is stored once when repeated; its key is refused with other content', async () => {
    const { cookie } = someShop();
    const body = asked();
    const id = uuidv7();
    const answers = await Promise.all([1, 2].map(() => report(cookie, body, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await report(cookie, { ...body, amount: 6000 }, id)).status).toBe(422);
    expect(await listed(cookie)).toHaveLength(1);
  });

  test('is seen by its own account and the lab alone', async () => {
    const [one, other] = [someShop(), someShop()];
    const id = await reported(one.cookie);
    expect(await listed(other.cookie)).toEqual([]);
    const seen = await listed(lab, `?account=${one.account}&state=waiting`);
    expect(seen.map((each) => each.id)).toEqual([id]);
    expect((await decide(id, { decision: 'confirm', account: other.account })).status).toBe(404);
  });
});

describe('the picture of a receipt', () => {
  test('is re-encoded, and visible only to its account and the lab', async () => {
    const [one, other] = [someShop(), someShop()];
    const id = uuidv7();
    expect((await upload(one.cookie, id)).status).toBe(201);
    expect((await upload(one.cookie, id)).status).toBe(200);
    expect((await upload(one.cookie, id, await photo('png', 61, 40))).status).toBe(422);
    const path = `${paymentPaths.receipts}/${id}`;
    const ofAccount = `${path}?account=${one.account}`;
    expect((await request(ofAccount, { cookie: lab })).status).toBe(404);
    await reported(one.cookie, asked({ photos: [id] }));
    const shown = await request(`${ofAccount}&size=thumbnail`, { cookie: lab });
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    const bytes = Buffer.from(await (await request(path, { cookie: one.cookie })).arrayBuffer());
    for (const word of metadataWords) expect(bytes.includes(word)).toBe(false);
    expect((await request(path, { cookie: other.cookie })).status).toBe(404);
    expect((await listed(lab, `?account=${one.account}`))[0]?.photos).toEqual([id]);
  });

  test('can be in only one report, and in none of another account', async () => {
    const [one, other] = [someShop(), someShop()];
    const id = uuidv7();
    await upload(one.cookie, id);
    const before = await count('transfer_reports');
    expect((await report(other.cookie, asked({ photos: [id] }))).status).toBe(422);
    expect(await count('transfer_reports')).toBe(before);
    await reported(one.cookie, asked({ photos: [id] }));
    expect((await report(one.cookie, asked({ photos: [id] }))).status).toBe(422);
  });

  test('without a report is deleted after a day; the others are kept', async () => {
    const { cookie } = someShop();
    const [named, unnamed] = [uuidv7(), uuidv7()];
    await upload(cookie, named);
    await upload(cookie, unnamed);
    await reported(cookie, asked({ photos: [named] }));
    await clearUnsentPhotos(database, new Date(Date.now() + 90_000_000));
    const statusOf = async (id: string) =>
      (await request(`${paymentPaths.receipts}/${id}`, { cookie })).status;
    expect([await statusOf(named), await statusOf(unnamed)]).toEqual([200, 404]);
  });

  test('is refused if it is not a picture', async () => {
    const { cookie } = someShop();
    const bytes = new TextEncoder().encode('<svg onload="alert(1)"/>');
    expect((await upload(cookie, uuidv7(), bytes)).status).toBe(422);
  });
});

const refused = someShop();

describe('a report is refused at its field, and nothing is stored', () => {
  test.each([
    ['of nothing', { amount: 0 }, 'amount', 'outOfRange'],
    ['of a fraction', { amount: 0.5 }, 'amount', 'invalid'],
    ['without a number', { tracking: ' ' }, 'tracking', 'required'],
    ['with a long number', { tracking: 'x'.repeat(61) }, 'tracking', 'tooLong'],
    ['of tomorrow', { on: '2999-01-01' }, 'on', 'dayInFuture'],
    ['of long ago', { on: '1999-01-01' }, 'on', 'outOfRange'],
    ['of no day', { on: '2026-02-30' }, 'on', 'invalid'],
    ['with pictures that are not there', { photos: [uuidv7()] }, 'photos', 'invalid'],
    ['with three pictures', { photos: [uuidv7(), uuidv7(), uuidv7()] }, 'photos', 'outOfRange'],
    ['with a field too many', { state: 'confirmed' }, 'state', 'unknownField'],
  ])('%s', async (_, wrong, path, code) => {
    const before = await count('transfer_reports');
    const answer = await report(refused.cookie, asked(wrong));
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toContainEqual(expect.objectContaining({ path, code }));
    expect(await count('transfer_reports')).toBe(before);
  });

  test('and a refusal without a reason', async () => {
    const { account, cookie } = someShop();
    const id = await reported(cookie);
    const answer = await decide(id, { decision: 'refuse', account, reason: ' ' });
    expect((await answer.json()).issues).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect(await listed(cookie)).toMatchObject([{ state: 'waiting' }]);
  });
});

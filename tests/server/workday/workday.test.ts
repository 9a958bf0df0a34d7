import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import { workdayPath } from '../../../src/api/workday/paths.ts';
import { dayAfter } from '../../../src/domain/vocabulary/days.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { stations } from '../../../src/domain/workday/stations.ts';
import type { Workday } from '../../../src/domain/workday/workday.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';

const fresh = await freshApp();
const { request, asSuperuser } = fresh;
const { lab, act, place, someShop, entered } = await bookkeeping(fresh, 1);
const { cookie, account } = someShop();

let latest = 3e15;
/** A Sayad id that no other test uses. */
function freshSayad(): string {
  latest += 1;
  return String(latest);
}

async function read(): Promise<Workday> {
  const answer = await request(workdayPath, { cookie: lab });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** An order that reached its state some hours ago. */
async function moved(hoursAgo: number, ...events: object[]) {
  const { id } = await place(cookie);
  for (const event of events) await act(lab, id, event);
  await asSuperuser(`update orders set since = now() - $2 * interval '1 hour' where id = $1`, [
    id,
    hoursAgo,
  ]);
  return id;
}

test('the lab sees what is due tomorrow, and how long orders have waited at each station', async () => {
  const before = await read();
  const tomorrow = dayAfter(labDay(Date.now()));
  const accept = { event: 'accept', promisedFor: tomorrow };
  await moved(5, accept);
  const longest = await moved(9, accept);
  await moved(30, accept, { event: 'start' });
  await moved(2, { event: 'ask', message: 'PD?' });
  await act(lab, longest, { event: 'write', message: 'Soon' });
  const { dueTomorrow, longest: waiting, low } = await read();
  expect(dueTomorrow - before.dueTomorrow).toBe(3);
  expect(low).toBe(before.low);
  const hours = stations.map((state) => {
    const at = waiting[state]?.since;
    return at === undefined ? null : Math.round((Date.now() - Date.parse(at)) / 3_600_000);
  });
  expect(hours).toEqual([null, 2, 9, 30, null, null]);
  expect(waiting.accepted).toMatchObject({ id: longest, account });
});

test('the lab sees the payments that wait: transfers, and cheques due today or earlier', async () => {
  const before = await read();
  const cheque = async (daysLate: number, ...steps: string[]) => {
    const due = labDay(Date.now() - daysLate * 86_400_000);
    const { entry } = await entered({
      kind: 'payment',
      account,
      amount: 100,
      means: { by: 'cheque', sayad: freshSayad(), bank: 'ملت', due },
    });
    for (const step of steps) {
      const body = { account, cheque: entry.id, step };
      const headers = { 'Idempotency-Key': uuidv7() };
      await request(paymentPaths.chequeSteps, { cookie: lab, body, headers });
    }
    return entry.id;
  };
  const asked = { amount: 5, tracking: 'W-1', on: labDay(Date.now()), note: '', photos: [] };
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(paymentPaths.transfers, { cookie, body: asked, headers });
  await cheque(-1);
  const dueToday = await cheque(0);
  const late = [await cheque(1), await cheque(30, 'deposit')];
  await cheque(2, 'deposit', 'clear');
  const { transfers, chequesToday, chequesOverdue } = await read();
  expect(transfers - before.transfers).toBe(1);
  expect(chequesToday - before.chequesToday).toBe(1);
  expect(chequesOverdue - before.chequesOverdue).toBe(2);
  const listed = async (query: string) => {
    const path = `${paymentPaths.cheques}?account=${account}&state=received,deposited&${query}`;
    const { cheques } = await (await request(path, { cookie: lab })).json();
    return cheques.map(({ id }: { id: string }) => id);
  };
  const [today, yesterday] = [0, 1].map((days) => labDay(Date.now() - days * 86_400_000));
  expect(await listed(`from=${today}&until=${today}`)).toEqual([dueToday]);
  expect(await listed(`until=${yesterday}`)).toEqual(late.toReversed());
  expect((await request(`${paymentPaths.cheques}?until=soon`, { cookie: lab })).status).toBe(422);
});

test('shops cannot see it', async () => {
  expect((await request(workdayPath, { cookie })).status).toBe(403);
});

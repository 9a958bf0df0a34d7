import { expect, test } from 'vitest';
import { workdayPath } from '../../../src/api/workday/paths.ts';
import { dayAfter } from '../../../src/domain/vocabulary/days.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { stations } from '../../../src/domain/workday/stations.ts';
import type { Workday } from '../../../src/domain/workday/workday.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';

const fresh = await freshApp();
const { request, asSuperuser } = fresh;
const { lab, act, place, someShop } = await bookkeeping(fresh, 1);
const { cookie, account } = someShop();

async function read(): Promise<Workday> {
  const answer = await request(workdayPath, { cookie: lab });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** An order that came to its state some hours ago. */
async function moved(hoursAgo: number, ...events: object[]) {
  const { id } = await place(cookie);
  for (const event of events) await act(lab, id, event);
  await asSuperuser(`update orders set since = now() - $2 * interval '1 hour' where id = $1`, [
    id,
    hoursAgo,
  ]);
  return id;
}

test('the lab sees what is due tomorrow, and since when orders wait at each station', async () => {
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

test('shops are not told', async () => {
  expect((await request(workdayPath, { cookie })).status).toBe(403);
});

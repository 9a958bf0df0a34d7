import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { dashboardAnswer } from '../../../src/api/dashboard/contract.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { noticesAnswer } from '../../../src/api/notices/contract.ts';
import { noticePath } from '../../../src/api/notices/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database } = await freshApp();
const [shop, lab] = await Promise.all(['shop', 'lab'].map(signIn));

const day = (ahead: number) => labDay(Date.now() + ahead * 86_400_000);
const content = (en: string, from: number, until: number) => {
  return { text: { fa: 'اطلاعیه', en }, from: day(from), until: day(until) };
};
const put = (id: string, body: object, cookie = lab) =>
  request(noticePath(id), { method: 'PUT', cookie, body });

async function shown(cookie: string | undefined): Promise<string[]> {
  const answer = await request(dashboardPath, { cookie });
  return dashboardAnswer.parse(await answer.json()).notices.map(({ text }) => text.en);
}

test('shops see today’s notices, the lab also future ones, and nobody sees old ones', async () => {
  await put(uuidv7(), content('Past', -3, -1));
  await put(uuidv7(), content('Today', 0, 0));
  await put(uuidv7(), content('Running', -1, 5));
  await put(uuidv7(), content('Later', 2, 5));
  expect(await shown(shop)).toEqual(['Running', 'Today']);
  expect(await shown(lab)).toEqual(['Running', 'Today', 'Later']);
});

test('a notice is written once when repeated, and can be changed and deleted', async () => {
  const id = uuidv7();
  const others = await shown(shop);
  for (let times = 0; times < 3; times += 1) await put(id, content('Closed', 0, 1));
  expect(await shown(shop)).toHaveLength(others.length + 1);
  const changed = await put(id, content('Open again', 0, 1));
  const { notices } = noticesAnswer.parse(await changed.json());
  expect(notices.find((notice) => notice.id === id)?.text.en).toBe('Open again');
  await request(noticePath(id), { method: 'DELETE', cookie: lab });
  const again = await request(noticePath(id), { method: 'DELETE', cookie: lab });
  expect(again.status).toBe(200);
  expect(await shown(shop)).toEqual(others);
});

test.each([
  [{ ...content('Closed', 1, 0) }, 'until'],
  [{ ...content(' ', 0, 1) }, 'text.en'],
  [{ ...content('x'.repeat(301), 0, 1) }, 'text.en'],
  [{ ...content('Closed', 0, 1), from: 'tomorrow' }, 'from'],
])('a notice that makes no sense is refused: %#', async (body, path) => {
  const answer = await put(uuidv7(), body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test('only the lab’s scope can write one, regardless of the route', async () => {
  const write = inScope(database, { account: uuidv7() }, (transaction) =>
    transaction
      .insertInto('notices')
      .values({ id: uuidv7(), textFa: 'x', textEn: 'x', fromDay: day(0), untilDay: day(1) })
      .execute(),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

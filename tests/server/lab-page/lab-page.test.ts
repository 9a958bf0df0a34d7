import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { labPageAnswer } from '../../../src/api/lab-page/contract.ts';
import { labPagePath } from '../../../src/api/lab-page/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import type { LabPage } from '../../../src/domain/lab-page/lab-page.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database, count } = await freshApp();
const lab = await signIn('lab');

const page: LabPage = {
  phones: ['021-88776655'],
  mobiles: ['+98 912 000 0000'],
  email: 'lab@adasi.example',
  whatsapp: '+989120000000',
  telegram: 'adasi_lab',
  website: 'https://adasi.example/lab',
  addresses: [{ text: { fa: 'تهران', en: 'Tehran' }, place: { latitude: 35.7, longitude: 51.41 } }],
  hours: [{ from: '08:30', until: '17:00' }, null, null, null, null, null, null],
};
const put = (body: object) => request(labPagePath, { method: 'PUT', cookie: lab, body });
const read = async () => labPageAnswer.parse(await (await request(labPagePath)).json()).page;

test('a visitor reads the lab’s latest version; each change is recorded once', async () => {
  expect(await read()).toBeNull();
  const before = await count('audit_log');
  expect((await put(page)).status).toBe(200);
  expect(await read()).toEqual(page);
  await put(page);
  expect(await count('audit_log')).toBe(before + 1);
  await put({ ...page, phones: [] });
  expect((await read())?.phones).toEqual([]);
  expect(await count('audit_log')).toBe(before + 2);
  expect(await count('lab_page')).toBe(1);
});

test('a visitor sees the next holidays of the calendar, and no more than the lab changed', async () => {
  const holidays = async () =>
    labPageAnswer.parse(await (await request(labPagePath)).json()).holidays;
  const { items, number } = await (
    await request(revisionPaths.items({ prefix: 'calendar' }), { cookie: lab })
  ).json();
  const value = { ...items[0].value, holidays: ['2099-03-22', '2001-03-21', '2099-03-21'] };
  const change = { id: uuidv7(), base: number, note: '', kind: 'edit' };
  const body = { ...change, changes: [{ item: 'calendar', value }] };
  expect((await request(revisionPaths.all, { cookie: lab, body })).status).toBe(200);
  expect(await holidays()).toEqual(['2099-03-21', '2099-03-22']);
});

test.each([
  [{ phones: ['call me'] }, 'phones.0'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ email: 'nobody' }, 'email'],
  [{ telegram: 'a/b' }, 'telegram'],
  [{ addresses: [{ text: { fa: '', en: 'x' }, place: null }] }, 'addresses.0.text.fa'],
  [{ hours: page.hours.slice(1) }, 'hours'],
  [{ hours: page.hours.with(0, { from: '17:00', until: '08:00' }) }, 'hours.0.until'],
])('invalid content is refused: %#', async (change, path) => {
  const answer = await put({ ...page, ...change });
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues[0].path).toBe(path);
});

test('only the lab’s scope can write it, regardless of the route', async () => {
  const write = inScope(database, 'directory', (transaction) =>
    transaction.insertInto('labPage').values({ isOnly: true, content: '{}' }).execute(),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';
import { storeDropFailures, storeRefused } from '../../../server/db/hand-off/drop-failures.ts';
import { alertsAnswer } from '../../../src/api/alerts/contract.ts';
import { alertsPath } from '../../../src/api/alerts/paths.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import type { DropFailureReason } from '../../../src/domain/hand-off/drop-failure.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, disk, keptLog, database, asSuperuser } = await freshApp();
const lab = await signIn('lab');

const read = async () =>
  alertsAnswer.parse(await (await request(alertsPath, { cookie: lab })).json());

/** Makes a webhook that has failed for some minutes. */
async function failingFor(minutes: number): Promise<string> {
  const id = uuidv7();
  const body = { address: 'https://lms.example/hook', events: ['accept'] };
  await request(handOffPaths.webhook(id), { cookie: lab, method: 'PUT', body });
  const since = new Date(Date.now() - minutes * 60_000);
  await asSuperuser('update webhooks set failing_since = $2 where id = $1', [id, since]);
  return id;
}

const switchTo = (id: string, isOn: boolean) =>
  request(handOffPaths.switch(id), { cookie: lab, method: 'PUT', body: { isOn } });

const reportedIds = async () => (await read()).webhooks.map(({ id }) => id);

afterEach(async () => {
  disk.room = 'enough';
  disk.free = undefined;
  await asSuperuser('delete from webhooks');
});

test('nothing is reported while all is well', async () => {
  expect(await read()).toEqual({
    disk: { room: 'enough', freeMb: null },
    keptLog: 'whole',
    webhooks: [],
    dropFolder: [],
  });
});

test('a webhook is reported from half an hour after it began to fail until it works again', async () => {
  await failingFor(29);
  const id = await failingFor(31);
  expect(await reportedIds()).toEqual([id]);
  await asSuperuser('update webhooks set failing_since = null');
  expect(await reportedIds()).toEqual([]);
});

test('a disabled webhook is reported only if it was failing', async () => {
  const failed = await failingFor(5);
  const sound = await failingFor(5);
  await asSuperuser('update webhooks set failing_since = null where id = $1', [sound]);
  await switchTo(failed, false);
  await switchTo(sound, false);
  expect(await reportedIds()).toEqual([failed]);
  await switchTo(failed, true);
  expect(await reportedIds()).toEqual([]);
});

test('the free disk space is reported in whole megabytes', async () => {
  disk.room = 'low';
  disk.free = 1_999 * 1024 * 1024 + 5;
  expect((await read()).disk).toEqual({ room: 'low', freeMb: 1_999 });
});

test('a gap in the log archive of the backups is reported', async () => {
  keptLog.state = 'gap';
  expect((await read()).keptLog).toBe('gap');
  keptLog.state = 'whole';
});

test('failures in the drop folder are reported by reason, with their count and the first names', async () => {
  const names = ['a.json', 'b.json', 'c.json', 'd.json', 'e.json'];
  const failing = new Map<string, DropFailureReason>(names.map((name) => [name, 'unreadable']));
  await storeDropFailures(database, 'answers', failing.set('f.json', 'notFile'));
  await storeDropFailures(database, 'orders', new Map([['', 'noFolder']]));
  await storeRefused(database, 'g.json');
  expect((await read()).dropFolder).toEqual([
    { folder: 'answers', reason: 'notFile', names: ['f.json'], count: 1 },
    { folder: 'answers', reason: 'refused', names: ['g.json'], count: 1 },
    {
      folder: 'answers',
      reason: 'unreadable',
      names: expect.arrayContaining([expect.any(String)]),
      count: 5,
    },
    { folder: 'orders', reason: 'noFolder', names: [''], count: 1 },
  ]);
});

test('a problem is reported until it is solved, and a refused file for a day', async () => {
  await storeDropFailures(database, 'orders', new Map());
  await storeDropFailures(database, 'answers', new Map([['f.json', 'notFile']]));
  const reportedReasons = async () => (await read()).dropFolder.map(({ reason }) => reason);
  expect(await reportedReasons()).toEqual(['notFile', 'refused']);
  await storeDropFailures(database, 'answers', new Map());
  expect(await reportedReasons()).toEqual(['refused']);
  await asSuperuser("update drop_failures set at = now() - interval '25 hours'");
  expect(await reportedReasons()).toEqual([]);
});

test.each(['shop', 'customer'])('%s gets no report', async (username) => {
  const answer = await request(alertsPath, { cookie: await signIn(username) });
  expect(answer.status).toBe(403);
});

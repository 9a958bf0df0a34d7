import { expect, test } from 'vitest';
import { inOneProcess } from '../../../server/db/jobs/in-one-process.ts';
import { freshApp } from '../support/fresh-app.ts';

const { database, asSuperuser } = await freshApp();

test('a job runs in one process at a time', async () => {
  const hold = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = inOneProcess(database, 'job', () => {
    begun.resolve();
    return hold.promise;
  });
  await begun.promise;
  expect(await inOneProcess(database, 'job', () => Promise.reject(new Error('twice')))).toBe(false);
  expect(await inOneProcess(database, 'another job', () => Promise.resolve())).toBe(true);
  hold.resolve();
  expect(await first).toBe(true);
  expect(await inOneProcess(database, 'job', () => Promise.resolve())).toBe(true);
});

test('of many who begin a job concurrently, one does it', async () => {
  const hold = Promise.withResolvers<void>();
  const done: boolean[] = [];
  const all = Array.from({ length: 10 }, async () => {
    done.push(await inOneProcess(database, 'rush', () => hold.promise));
  });
  await expect.poll(() => done.length).toBe(9);
  hold.resolve();
  await Promise.all(all);
  expect(done.filter(Boolean)).toEqual([true]);
});

test('a job whose process was killed runs again when its time is over', async () => {
  const killed = "insert into jobs values ('left', gen_random_uuid(), now() + interval '1 minute')";
  await asSuperuser(killed);
  expect(await inOneProcess(database, 'left', () => Promise.resolve())).toBe(false);
  await asSuperuser("update jobs set taken_until = now() - interval '1 second'");
  expect(await inOneProcess(database, 'left', () => Promise.resolve())).toBe(true);
});

test('a job that fails is free again', async () => {
  const failing = inOneProcess(database, 'failing', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await inOneProcess(database, 'failing', () => Promise.resolve())).toBe(true);
});

test('the job of a killed process waits for seconds, and its renewals go on while it lives', async () => {
  const hold = Promise.withResolvers<void>();
  const running = inOneProcess(database, 'long', () => hold.promise);
  const left = async () => {
    const { rows } = await asSuperuser(
      "select extract(epoch from taken_until - now())::float as left, taken_until from jobs where name = 'long'",
    );
    return rows[0];
  };
  await expect.poll(left).toBeDefined();
  const first = await left();
  expect(first.left).toBeLessThan(15);
  await expect.poll(async () => (await left()).taken_until > first.taken_until).toBe(true);
  hold.resolve();
  await running;
});

test('work that hangs despite the abort does not block the job', async () => {
  const ending = new AbortController();
  const never = new Promise(() => undefined);
  void inOneProcess(database, 'hanging', () => never, ending.signal);
  const taken = "select from jobs where name = 'hanging'";
  await expect.poll(async () => (await asSuperuser(taken)).rowCount).toBe(1);
  ending.abort();
  await expect
    .poll(() => inOneProcess(database, 'hanging', () => Promise.resolve()), { interval: 500 })
    .toBe(true);
});

test('work is aborted once another process has its job', async () => {
  const told = inOneProcess(
    database,
    'lost',
    (ending) => new Promise((resolve) => ending.addEventListener('abort', resolve)),
  );
  const other = "update jobs set taken_by = gen_random_uuid() where name = 'lost'";
  await expect.poll(async () => (await asSuperuser(other)).rowCount).toBe(1);
  await told;
  const { rowCount } = await asSuperuser("select from jobs where name = 'lost'");
  expect(rowCount).toBe(1);
});

import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import {
  removeFrame,
  saveFrames,
  setFramePicture,
} from '../../../server/db/frame-list/write-frames.ts';
import { inScope } from '../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { pictureFilePath } from '../../../src/api/accessories/picture-paths.ts';
import { framesAnswer } from '../../../src/api/frame-list/contract.ts';
import { frameListPaths } from '../../../src/api/frame-list/paths.ts';
import { lastFramesAnswer } from '../../../src/api/last-frames/contract.ts';
import { lastFramesPath } from '../../../src/api/last-frames/paths.ts';
import { unknownFrame } from '../../../src/domain/frame/unknown-frame.ts';
import type { FrameEntry } from '../../../src/domain/frame-list/frame-entry.ts';
import { freshApp } from '../support/fresh-app.ts';
import { photo } from '../support/photos.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));

const { colour: _, picture: __, ...nothing } = unknownFrame;
const rayBan: FrameEntry = {
  ...nothing,
  brand: 'Ray-Ban',
  alias: 'ری‌بن',
  model: 'RB-5154',
  size: '51□21',
  type: 'fullRim',
  shape: 'panto',
  material: 'plastic',
  a: 510,
  b: 390,
  dbl: 210,
  ed: 540,
};
const [first, second] = [uuidv7(), uuidv7()];

const save = (...frames: { id: string; entry: object }[]) =>
  request(frameListPaths.frames, { cookie: lab, method: 'PUT', body: { frames } });

async function list(query = '') {
  const answer = await request(`${frameListPaths.frames}${query}`, { cookie: lab });
  expect(answer.status).toBe(200);
  return framesAnswer.parse(await answer.json());
}

async function audited(): Promise<string[]> {
  const { rows } = await asSuperuser(
    "select action from audit_log where subject = 'frame' order by id",
  );
  return rows.map(({ action }) => action);
}

test('a frame is saved once when sent repeatedly, can be changed, and is in the audit log', async () => {
  const asked = { id: first, entry: rayBan };
  expect(await (await save(asked)).json()).toEqual({ added: 1, changed: 0 });
  expect(await (await save(asked)).json()).toEqual({ added: 0, changed: 0 });
  const changed = { id: first, entry: { ...rayBan, ed: 545 } };
  const other = { id: second, entry: { ...nothing, brand: 'Atlas', model: 'Sim 12' } };
  expect(await (await save(changed, other)).json()).toEqual({ added: 1, changed: 1 });
  // Its own name does not count as taken, even if its id is sent in another case.
  const shouted = { ...changed, id: first.toUpperCase() };
  expect(await (await save(shouted)).json()).toEqual({ added: 0, changed: 0 });
  const { frames, next } = await list();
  expect(frames.map(({ id, ed }) => [id, ed])).toEqual([
    [second, null],
    [first, 545],
  ]);
  expect(next).toBeNull();
  expect(await audited()).toEqual(['frame.add', 'frame.change', 'frame.add']);
});

test('the list is searched in any spelling and read page by page', async () => {
  expect((await list('?text=ري بن ۵۱۵۴')).frames.map(({ id }) => id)).toEqual([first]);
  const page = await list('?limit=1');
  expect(page).toMatchObject({ frames: [{ id: second }], next: expect.any(String) });
  expect(await list(`?limit=1&after=${page.next}`)).toMatchObject({
    frames: [{ id: first }],
    next: null,
  });
});

test('the next page loads even if the last frame was removed in the meantime', async () => {
  const gone = uuidv7();
  await save({ id: gone, entry: { ...nothing, brand: 'Aaa', model: 'Gone' } });
  const page = await list('?limit=1');
  expect(page.frames).toMatchObject([{ id: gone }]);
  await request(frameListPaths.frame(gone), { cookie: lab, method: 'DELETE' });
  expect(await list(`?limit=1&after=${page.next}`)).toMatchObject({ frames: [{ id: second }] });
});

test('a shop gets suggestions from the list but cannot read it', async () => {
  const answer = await request(`${lastFramesPath}?text=${encodeURIComponent('ری‌بن')}`, {
    cookie: shop,
  });
  expect(lastFramesAnswer.parse(await answer.json()).frames).toEqual([
    { ...unknownFrame, ...rayBan, ed: 545 },
  ]);
  expect((await request(frameListPaths.frames, { cookie: shop })).status).toBe(403);
});

describe('what is refused', () => {
  test.each([
    ['a width below the least', { a: 199 }, 'a'],
    ['a width above the most', { a: 781 }, 'a'],
    ['a fraction of a tenth', { b: 390.5 }, 'b'],
    ['a text for a number', { dbl: '210' }, 'dbl'],
    ['a diameter below the box', { ed: 509 }, 'ed'],
    ['no brand', { brand: '' }, 'brand'],
    ['white space around the model', { model: ' RB ' }, 'model'],
    ['a text that cannot be stored', { size: 'a\0' }, 'size'],
    ['a text too long', { alias: 'x'.repeat(41) }, 'alias'],
    ['an unknown shape', { shape: 'heart' }, 'shape'],
  ])('%s, at its field, with nothing stored', async (_, changes, field) => {
    const before = await list();
    const refused = await save(
      { id: uuidv7(), entry: { ...rayBan, model: 'Third' } },
      {
        id: uuidv7(),
        entry: { ...rayBan, model: 'New', ...changes },
      },
    );
    expect(refused.status).toBe(422);
    const { issues } = await refused.json();
    expect(issues[0].path).toBe(`frames.1.entry.${field}`);
    expect(await list()).toEqual(before);
  });

  test('a frame that is on the list under another id, in any spelling', async () => {
    const again = { id: uuidv7(), entry: { ...rayBan, brand: 'RAY-BAN', size: '۵۱□۲۱' } };
    const refused = await save(again);
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([
      { path: 'frames.0.entry.model', code: 'invalid', params: { fault: 'taken' } },
    ]);
    const twice = await save(
      { id: uuidv7(), entry: { ...rayBan, model: 'X' } },
      { id: uuidv7(), entry: { ...rayBan, model: 'x' } },
    );
    expect((await twice.json()).issues[0]).toMatchObject({ code: 'repeatedLine' });
  });

  test('the second of two concurrent additions of a frame', async () => {
    const entry = { ...rayBan, model: 'At once' };
    const saved = await Promise.all([1, 2, 3].map(() => save({ id: uuidv7(), entry })));
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
});

test('row-level security keeps accounts from changing the list', async () => {
  const account = demoAccounts.find(({ username }) => username === 'shop')?.accountId ?? '';
  const changed = await inScope(database, { account }, (transaction) =>
    transaction.updateTable('frames').set({ brand: 'Mine' }).executeTakeFirst(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
});

test('saving frames while each gets a picture does not deadlock', async () => {
  const demo = demoAccounts.find(({ username }) => username === 'lab');
  const by = { account: demo?.accountId ?? '', user: demo?.userId ?? '', name: 'Lab' };
  const frames = Array.from({ length: 8 }, (_, at) => {
    return { id: uuidv7(), entry: { ...nothing, brand: 'Both', model: `${at}` } };
  });
  await saveFrames(database, frames, by);
  const files = [{ width: 96, format: 'webp', bytes: Buffer.from('x') }] as const;
  const changed = ['a', 'b', 'c', 'd'].flatMap((size) => [
    saveFrames(
      database,
      frames.map(({ id, entry }) => ({ id, entry: { ...entry, size } })),
      by,
    ),
    ...frames.map(({ id }) => {
      const picture = { hash: `${id}-${size}`, width: 96, height: 96, files };
      return setFramePicture(database, { id, picture, by });
    }),
  ]);
  const settled = await Promise.allSettled(changed);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  await Promise.all(frames.map(({ id }) => removeFrame(database, id, by)));
});

test('a picture is stored, suggested with its frame, and deleted with it', async () => {
  const path = frameListPaths.picture(first);
  const bytes = await photo('png', 400, 300);
  const kept = await request(path, { cookie: lab, method: 'PUT', bytes });
  expect(kept.status).toBe(200);
  const { hash } = await kept.json();
  const file = () => request(pictureFilePath(hash, 96, 'webp'), {});
  expect((await file()).status).toBe(200);
  expect((await list('?text=rb5154')).frames[0]?.picture).toBe(hash);
  const broken = await request(path, { cookie: lab, method: 'PUT', bytes: bytes.slice(0, 90) });
  expect((await broken.json()).issues).toEqual([{ path: 'picture', code: 'invalid' }]);
  expect((await request(path, { cookie: lab, method: 'DELETE' })).status).toBe(204);
  expect((await file()).status).toBe(404);
  expect(
    (await request(frameListPaths.frame(first), { cookie: lab, method: 'DELETE' })).status,
  ).toBe(204);
  expect(
    (await request(frameListPaths.frame(first), { cookie: lab, method: 'DELETE' })).status,
  ).toBe(404);
  expect((await list('?text=rb5154')).frames).toEqual([]);
});

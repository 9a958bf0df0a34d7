import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { fill } from '../../../src/offline/fill.ts';
import { hashOf } from '../../../src/offline/kept-version.ts';
import {
  type BuiltVersion,
  openVersion,
  packsOf,
  takeUpdate,
  wantedOf,
} from '../../../src/offline/next-version.ts';
import { addressOf } from '../../../src/offline/version-list.ts';
import { putInUse } from '../../../src/offline/versions-here.ts';
import { cacheOf } from '../../../src/panel/version.ts';
import { device, type Faults } from './support/device.ts';
import { emptyFolder, publishSite, sourcesOf } from './support/site.ts';

afterAll(() => vi.unstubAllGlobals());

const untilQuiet = async () => undefined;

/** A device with all files of one version, and a host with the next version. */
async function updating(before: string[], after: string[], options = { isForLab: false }) {
  const history = await emptyFolder('history');
  const first = await publishSite(sourcesOf(before), history);
  const next = await publishSite(sourcesOf(after), history);
  let site = first.site;
  const here = device(() => site);
  await putInUse(first.built.name);
  const kept = await openVersion(first.built);
  if (!kept) throw new Error('The first version has no list.');
  const { isForLab } = options;
  await fill(kept, wantedOf(kept.list, isForLab), {
    packs: packsOf(kept.list, isForLab),
    untilQuiet,
  });
  site = next.site;
  here.start();
  return { here, first: first.built, next: next.built };
}

type Here = ReturnType<typeof device>;

/** The files of a version that are on the device. Throws if one doesn't match the version's list. */
async function soundFiles({ stores }: Here, { name }: BuiltVersion): Promise<string[]> {
  const store = stores.get(cacheOf(name));
  const stored = store?.get('/list');
  if (!(store && stored)) return [];
  const list = JSON.parse(new TextDecoder().decode(stored.body));
  const found: string[] = [];
  for (const [path, hash] of Object.entries(list.files)) {
    const file = store.get(addressOf(name, path));
    if (!file) continue;
    expect(await hashOf(file.body), path).toBe(hash);
    found.push(path);
  }
  const others = [...store.keys()].filter((path) => !path.startsWith('/versions/'));
  expect(others).toHaveLength(found.length + 1);
  return found;
}

const words = fc.array(fc.stringMatching(/^[a-z<>;{} ]{0,40}$/), { minLength: 3, maxLength: 3 });
const all = 10;

test('the whole panel is stored even if the connection drops during every response', async () => {
  const long = Array.from({ length: 40 }, (_, index) => `word ${index} `).join('');
  const { site, built } = await publishSite(
    sourcesOf([long, 'two', long]),
    await emptyFolder('history'),
  );
  const here = device(() => site);
  const kept = await openVersion(built);
  if (!kept) throw new Error('The version has no list.');
  const wanted = wantedOf(kept.list, false);
  const packs = packsOf(kept.list, false);
  here.start({ cutAt: 1000 });
  let tries = 1;
  while (!(await fill(kept, wanted, { packs, untilQuiet }).catch(() => false))) tries += 1;
  expect(tries).toBe(2);
  expect(await soundFiles(here, built)).toHaveLength(all);
});

describe('an update', () => {
  test('of one word arrives in one response', async () => {
    const { here, next } = await updating(['one', 'two', 'three'], ['one', 'too', 'three']);
    await takeUpdate(next, untilQuiet);
    expect(here.asked).toHaveLength(1);
    expect(await soundFiles(here, next)).toHaveLength(all);
  });

  test('includes the lab’s own files for lab users', async () => {
    const lab = { isForLab: true };
    const { here, next } = await updating(['one', 'two', 'three'], ['one', 'too', 'three'], lab);
    await takeUpdate(next, untilQuiet);
    expect(here.asked).toHaveLength(2);
    expect(await soundFiles(here, next)).toHaveLength(all + 1);
  });

  test('gives new pages the headers that the host sends with pages', async () => {
    const { here, next } = await updating(['one', 'two', 'three'], ['two', 'two', 'three']);
    await takeUpdate(next, untilQuiet);
    const page = here.stores.get(cacheOf(next.name))?.get('/rx');
    expect(page?.headers.get('x-frame-options')).toBe('DENY');
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('is complete and intact after any change', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, async (before, after) => {
        const { here, first, next } = await updating(before, after);
        await takeUpdate(next, untilQuiet);
        expect(await soundFiles(here, next)).toHaveLength(all);
        expect(await soundFiles(here, first)).toHaveLength(all);
      }),
      { numRuns: 40 },
    );
  });

  test('resumes after an interruption at any step', async () => {
    const whole = await updating(['one', 'two', 'three'], ['four', 'five', 'six']);
    await takeUpdate(whole.next, untilQuiet);
    const steps = whole.here.steps();
    for (let killedAt = 1; killedAt <= steps; killedAt += 1) {
      const { here, first, next } = await updating(
        ['one', 'two', 'three'],
        ['four', 'five', 'six'],
      );
      here.start({ killedAt });
      await expect(takeUpdate(next, untilQuiet)).rejects.toThrow('killed');
      expect(await soundFiles(here, first), `killed at ${killedAt}`).toHaveLength(all);
      await soundFiles(here, next);
      here.start();
      await takeUpdate(next, untilQuiet);
      expect(await soundFiles(here, next), `killed at ${killedAt}`).toHaveLength(all);
    }
  });

  const isPack = (path: string) => path.startsWith('/versions/');
  const damage: Record<string, Faults['answer']> = {
    'a truncated pack': (path, body) => (isPack(path) ? body.subarray(0, body.length / 2) : body),
    'a pack with a changed letter': (path, body) =>
      isPack(path) ? Buffer.from(body.toString().replaceAll('e', 'a')) : body,
    'a page instead of a pack': (path, body) => (isPack(path) ? Buffer.from('<html>') : body),
    'a missing pack': (path, body) => (path.includes('/from-') ? undefined : body),
  };
  test.each(Object.entries(damage))('never stores a wrong file with %s', async (_, answer) => {
    const { here, first, next } = await updating(['one', 'two', 'three'], ['four', 'five', 'six']);
    here.start({ ...(answer && { answer }) });
    const isWhole = await takeUpdate(next, untilQuiet).then(
      () => true,
      () => false,
    );
    expect(await soundFiles(here, first)).toHaveLength(all);
    const found = await soundFiles(here, next);
    expect(isWhole ? found.length : 0).toBe(isWhole ? all : 0);
    here.start();
    await takeUpdate(next, untilQuiet);
    expect(await soundFiles(here, next)).toHaveLength(all);
  });

  test('from a version that the build no longer knows is fetched in full', async () => {
    const { here, next } = await updating(['one', 'two', 'three'], ['four', 'five', 'six']);
    here.start({ answer: (path, body) => (path.includes('/from-') ? undefined : body) });
    await takeUpdate(next, untilQuiet);
    expect(await soundFiles(here, next)).toHaveLength(all);
  });

  test('activates without stored files on a device with room for only one version', async () => {
    const { here, next } = await updating(['one', 'two', 'three'], ['four', 'five', 'six']);
    here.start({ fullAt: 4 });
    await takeUpdate(next, untilQuiet);
    expect(here.stores.has(cacheOf(next.name))).toBe(false);
  });

  test('deletes the update that waited before it, then all but the previous version', async () => {
    const { here, first, next } = await updating(['one', 'two', 'three'], ['four', 'five', 'six']);
    await takeUpdate(next, untilQuiet);
    await caches.open(cacheOf('waited'));
    await takeUpdate(next, untilQuiet);
    expect([...here.stores.keys()].sort()).toEqual(
      ['in-use', cacheOf(first.name), cacheOf(next.name)].sort(),
    );
    await putInUse(next.name);
    await putInUse(next.name);
    expect([...here.stores.keys()].sort()).toEqual(['in-use', cacheOf(next.name)].sort());
  });
});

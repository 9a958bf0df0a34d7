import { expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { withoutCircumstances } from '../../../scripts/packages/bill-of-materials.ts';
import { differencesOf } from '../../../scripts/packages/differences.ts';
import { faultsOfLock, type LockedPackage } from '../../../scripts/packages/lock-faults.ts';
import { chosenUpdates, updatesOf } from '../../../scripts/packages/updates.ts';

const sound: LockedPackage = { integrity: 'sha512-YWJj', license: 'MIT' };
const manifest = { dependencies: { one: '1.0.0' } };

function found(locked: LockedPackage, asked: object = manifest, key = 'node_modules/one') {
  const text = JSON.stringify({ packages: { '': manifest, [key]: locked } }, null, 2);
  return faultsOfLock('lock', text, asked).map(inWords);
}

test('a lock file with version, hash and licence of each package is accepted', () => {
  expect(found(sound)).toEqual([]);
  expect(found({ ...sound, license: 'Apache-2.0 AND MIT' })).toEqual([]);
  expect(found({ ...sound, license: 'GPL-3.0-only', dev: true })).toEqual([]);
  const known = 'node_modules/astro/node_modules/esbuild';
  expect(found({ ...sound, hasInstallScript: true }, manifest, known)).toEqual([]);
});

test.each<[string, LockedPackage]>([
  ['comes from a place of its own', { ...sound, resolved: 'https://example.com/one.tgz' }],
  ['comes from a place of its own', { ...sound, name: 'another' }],
  ['comes from a place of its own', { ...sound, link: true }],
  ['has no checksum by SHA-512', { license: 'MIT' }],
  ['has no checksum by SHA-512', { ...sound, integrity: 'sha1-YWJj' }],
  ['has an install script, which never runs', { ...sound, hasInstallScript: true }],
  ['ships under GPL-3.0-only', { ...sound, license: 'GPL-3.0-only' }],
  ['ships under no licence that it names', { integrity: 'sha512-YWJj' }],
])('a package that %s is reported with its line', (wrong, locked) => {
  expect(found(locked)).toEqual([expect.stringMatching(`^lock:8: one ${wrong}\\. `)]);
});

test('an inexact version, and one that the lock file lacks, are reported', () => {
  const asked = { dependencies: { one: '^1.0.0' } };
  expect(found(sound, asked)).toEqual([
    'lock:1: one is asked for as ^1.0.0. Name one version in package.json.',
    'lock:1: its dependencies are not those of package.json. Run `npm install --package-lock-only`.',
  ]);
});

test('a bill of materials does not record when and where it was written', () => {
  const lifecycles = [{ phase: 'pre-build' }];
  const bill = {
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: 'now', tools: [], lifecycles, component: { name: 'folder' } },
    components: [{ 'bom-ref': 'b@1' }, { 'bom-ref': 'a@1' }],
  };
  expect(withoutCircumstances(bill, 'adasi')).toEqual({
    metadata: { lifecycles, component: { name: 'adasi' } },
    components: [{ 'bom-ref': 'a@1' }, { 'bom-ref': 'b@1' }],
  });
});

const outdated = JSON.stringify({
  zod: { current: '4.6.7', latest: '4.7.0' },
  astro: { current: '7.3.5', latest: '8.0.0' },
  kysely: { current: '0.29.9', latest: '0.30.0' },
  // The locked version is newer than the latest one that is old enough, or missing.
  hono: { current: '4.13.19', latest: '4.13.2' },
  sharp: { latest: '1.0.0' },
  vite: { current: '8.0.0-beta.1', latest: '8.0.0' },
  preact: { current: '11.0.0', latest: '11.0.0-beta.9' },
});

test('updates are listed by name, and breaking ones are marked', () => {
  expect(updatesOf(outdated)).toEqual([
    { name: 'astro', from: '7.3.5', to: '8.0.0', isMajor: true },
    { name: 'kysely', from: '0.29.9', to: '0.30.0', isMajor: true },
    { name: 'vite', from: '8.0.0-beta.1', to: '8.0.0', isMajor: false },
    { name: 'zod', from: '4.6.7', to: '4.7.0', isMajor: false },
  ]);
});

test('a registry that does not answer is an error, not a lack of updates', () => {
  expect(updatesOf('')).toEqual([]);
  const error = { code: 'ECONNREFUSED', summary: 'request failed', detail: '' };
  expect(() => updatesOf(JSON.stringify({ error }))).toThrow('the registry: request failed');
});

test('all non-breaking updates are chosen, or those named', () => {
  const updates = updatesOf(outdated);
  const names = (asked: readonly string[]) => chosenUpdates(updates, asked).map(({ name }) => name);
  expect(names([])).toEqual(['vite', 'zod']);
  expect(names(['astro'])).toEqual(['astro']);
  expect(() => names(['hono'])).toThrow('There is no update of hono.');
});

test('two builds differ in files that only one has, and in files with different content', () => {
  const one = new Map([
    ['same', '1'],
    ['other', '2'],
    ['only', '3'],
  ]);
  const another = new Map([
    ['same', '1'],
    ['other', '4'],
    ['new', '5'],
  ]);
  expect(differencesOf(one, another)).toEqual(['new', 'only', 'other']);
});

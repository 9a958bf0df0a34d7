import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../support/real-server.ts';
import { databaseUrl } from './support/api-processes.ts';
import { readSample } from './support/sample.ts';
import { startListening } from './support/site.ts';
import { expectOneOrder } from './support/stories.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const stages = readSample('Containerfile')
  .replaceAll('\\\n', '')
  .split(/^FROM /m)
  .slice(1);
const last = stages.at(-1) ?? '';
const packages = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const linesOf = (stage: string, name: string) =>
  [...stage.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest.split(' '));

/** The files a stage copies from the repository. */
const copied = (stage: string) =>
  linesOf(stage, 'COPY')
    .filter(([first]) => !first?.startsWith('--'))
    .flatMap((words) => words.slice(0, -1));

const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const name of copied(last)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
}
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
const port = await freePort();
const env = { DATABASE_URL: await databaseUrl(), PORT: String(port) };
await startListening([process.execPath, path.join(folder, 'server/main.ts')], port, { env });

test('copies only existing files', () => {
  expect(stages.flatMap(copied).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('runs what `npm start` runs, and not as root', () => {
  const command = JSON.parse(linesOf(last, 'CMD').flat().join(' ')).join(' ');
  expect(packages.scripts.start).toMatch(new RegExp(`exec ${command}$`));
  expect(linesOf(last, 'USER')).toEqual([['node']]);
});

test('includes every package that the server imports', () => {
  const left = new Set(
    [...readSample('Containerfile').matchAll(/dependencies\.([@\w/-]+)/g)].map(([, name]) => name),
  );
  const sources = globSync('{server,src/api,src/domain}/**/*.ts', { cwd: root });
  const imported = sources.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)/g,
      ),
    ].map(([, name]) => name),
  );
  expect(imported.filter((name) => left.has(name))).toEqual([]);
  expect([...left].filter((name) => !packages.dependencies[name ?? ''])).toEqual([]);
});

test('can start from the copied files and take an order', () =>
  expectOneOrder(`http://127.0.0.1:${port}`));

import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readDropFailures } from '../../../server/db/hand-off/drop-failures.ts';
import { dropOrders } from '../../../server/use-cases/hand-off/drop-orders.ts';
import { readAnswers } from '../../../server/use-cases/hand-off/read-answers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';

const fresh = await freshApp();
const { request, signIn, database, asSuperuser } = fresh;
const shop = await signIn('shop');
const machine = await makeMachine(fresh);
let root = '';
let folder = '';
let outside = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'adasi-odd-'));
  [folder, outside] = ['answers', 'outside'].map((name) => path.join(root, name)) as [
    string,
    string,
  ];
  for (const each of [folder, outside]) mkdirSync(each);
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await asSuperuser('delete from drop_failures');
});

async function place(): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  return id;
}

const inFolder = (...names: string[]) => path.join(folder, ...names);
const read = () => readAnswers(database, folder);
const accepting = (order: string) =>
  JSON.stringify({ events: [{ id: uuidv7(), order, event: 'accept', promisedFor: '2030-01-01' }] });
const stateOf = async (order: string) =>
  (await (await request(orderPaths.order(order), { cookie: shop })).json()).state;
const storedFailures = async () =>
  (await readDropFailures(database)).map(({ reason, names }) => [reason, ...names]);

/** Makes an answer that is read after all others of the folder, and whether it was. */
async function answerBehind() {
  const order = await place();
  writeFileSync(inFolder('zzz.json'), accepting(order));
  return async () => (await stateOf(order)) === 'accepted';
}

const long = `${'a'.repeat(245)}.json`;
const longPersian = `${'پ'.repeat(122)}.json`;

/** Entries under the name of a file of answers that are no files. */
const notFiles: Record<string, (file: string) => void> = {
  'a folder': (file) => mkdirSync(file),
  'a folder with files': (file) => {
    mkdirSync(file);
    writeFileSync(path.join(file, '1.json'), '{}');
  },
  'a dangling link': (file) => symlinkSync('/nowhere/at/all', file),
  'a link to itself': (file) => symlinkSync(file, file),
  'a link to a file': (file) => {
    writeFileSync(path.join(outside, 'secret.json'), '{"events": [{}]}');
    symlinkSync(path.join(outside, 'secret.json'), file);
  },
  'a link to a folder': (file) => symlinkSync(outside, file),
  'a link to a device': (file) => symlinkSync('/dev/zero', file),
  'a pipe': (file) => execFileSync('mkfifo', [file]),
  'a socket': (file) => {
    const server = createServer().listen(file);
    onTestFinished(() => void server.close());
  },
};

describe.each(Object.entries(notFiles))('%s', (_, make) => {
  test('does not block the answers behind it, is reported to the lab, and stays as it is', async () => {
    make(inFolder('a.json'));
    await expect.poll(() => lstatSync(inFolder('a.json'), { throwIfNoEntry: false })).toBeDefined();
    const wasRead = await answerBehind();
    expect(await read()).toBe(1);
    expect(await wasRead()).toBe(true);
    expect(await storedFailures()).toEqual([['notFile', 'a.json']]);
    rmSync(inFolder('a.json'), { recursive: true });
    await read();
    expect(await storedFailures()).toEqual([]);
  });
});

/** Content that is refused, under names that a file system takes only just. */
const refused: [string, string, string | Buffer][] = [
  ['a long name', long, '{"events": []}'],
  ['the longest name', `${'a'.repeat(250)}.json`, '{"events": []}'],
  ['a long Persian name', longPersian, '{"events": []}'],
  ['a name with spaces and quotes', `a "b' c.json`, '{}'],
  ['a name with a line break', 'a\nb.json', '{}'],
  ['no JSON', 'a.json', 'hello'],
  ['nothing', 'a.json', ''],
  ['bytes of another code page', 'a.json', Buffer.from([0x7b, 0xc7, 0x7d])],
  ['more than a report may have', 'a.json', `{"events": ["${'x'.repeat(300_000)}"]}`],
  ['events of no form', 'a.json', '{"events": [null, 1, "x", {}]}'],
  ['a NUL in an event', 'a.json', '{"events": [{"id": "\\u0000", "order": "\\u0000"}]}'],
];

describe.each(refused)('a file that is refused: %s', (_, name, content) => {
  test('is moved with its reason, and reported to the lab', async () => {
    writeFileSync(inFolder(name), content);
    utimesSync(inFolder(name), new Date(0), new Date(0));
    const wasRead = await answerBehind();
    expect(await read()).toBe(2);
    expect(await wasRead()).toBe(true);
    const found = readdirSync(inFolder('refused'));
    expect(found).toContain(name);
    expect(found.filter((each) => each.endsWith('.reason'))).toHaveLength(1);
    expect(await storedFailures()).toEqual([['refused', name]]);
  });
});

/** What may be in the way of a refused file. */
const inTheWay: Record<string, () => void> = {
  'a folder of its name': () =>
    mkdirSync(inFolder('refused', 'a.json', 'deep'), { recursive: true }),
  'an earlier file of its name': () => {
    mkdirSync(inFolder('refused'));
    writeFileSync(inFolder('refused', 'a.json'), 'an earlier one');
  },
  'a folder of the name of its reason': () =>
    mkdirSync(inFolder('refused', 'a.json.reason', 'deep'), { recursive: true }),
  'a link of the name of its reason': () => {
    mkdirSync(inFolder('refused'));
    symlinkSync(path.join(outside, 'target'), inFolder('refused', 'a.json.reason'));
  },
};

test.each(Object.entries(inTheWay))(
  'a refused file finds %s and is put next to it',
  async (_, make) => {
    make();
    const before = readdirSync(inFolder('refused'));
    writeFileSync(inFolder('a.json'), '{"events": [{}]}');
    const wasRead = await answerBehind();
    expect(await read()).toBe(2);
    expect(await wasRead()).toBe(true);
    const after = readdirSync(inFolder('refused'));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(before.length + 2);
    expect(readdirSync(outside)).toEqual([]);
    if (before.includes('a.json') && lstatSync(inFolder('refused', 'a.json')).isFile())
      expect(readFileSync(inFolder('refused', 'a.json'), 'utf8')).toBe('an earlier one');
  },
);

test('a folder in the way of a file that is done does not stop the others', async () => {
  mkdirSync(inFolder('done', 'a.json', 'deep'), { recursive: true });
  const first = await place();
  writeFileSync(inFolder('a.json'), accepting(first));
  const wasRead = await answerBehind();
  expect(await read()).toBe(2);
  expect([await stateOf(first), await wasRead()]).toEqual(['accepted', true]);
});

test('without a place for refused files, the others are read and the lab is notified', async () => {
  writeFileSync(inFolder('refused'), 'not a folder');
  writeFileSync(inFolder('a.json'), '{"events": [{}]}');
  const wasRead = await answerBehind();
  expect(await read()).toBe(1);
  expect(await wasRead()).toBe(true);
  expect(await storedFailures()).toEqual([['notMoved', 'a.json']]);
});

test('without the folder the lab is notified, and no longer once it is back', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'not a folder');
  await expect(read()).rejects.toThrow();
  expect(await storedFailures()).toEqual([['noFolder', '']]);
  rmSync(folder);
  await read();
  expect(await storedFailures()).toEqual([]);
});

test('a file whose date is ahead is not waited for without end', async () => {
  writeFileSync(inFolder('a.json'), 'not JSON');
  utimesSync(inFolder('a.json'), new Date('2090-01-01'), new Date('2090-01-01'));
  expect(await read()).toBe(1);
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('answers with the mark of %s are read', async (_, encode) => {
  const order = await place();
  writeFileSync(inFolder('a.json'), encode(accepting(order)));
  await read();
  expect(await stateOf(order)).toBe('accepted');
});

describe('orders', () => {
  /** Accepts a new order. Returns the name of the file that it is to have. */
  async function accept(): Promise<string> {
    const [id, order] = [uuidv7(), await place()];
    await report(request, machine, [{ id, order, event: 'accept', promisedFor: '2030-01-01' }]);
    return `${orderNumber(order)}.${id}.vca`;
  }

  test('are not written through a link under a name that a part may have', async () => {
    await dropOrders(database, folder);
    const name = await accept();
    writeFileSync(path.join(outside, 'target'), 'precious');
    symlinkSync(path.join(outside, 'target'), inFolder(`.${name}.part`));
    await dropOrders(database, folder);
    expect(readFileSync(path.join(outside, 'target'), 'utf8')).toBe('precious');
    expect(lstatSync(inFolder(name)).isFile()).toBe(true);
  });

  test('are not held up by what has the name of one already', async () => {
    await dropOrders(database, folder);
    const names = [await accept(), await accept(), await accept()];
    mkdirSync(inFolder(names[0] ?? '', 'deep'), { recursive: true });
    symlinkSync(path.join(outside, 'target'), inFolder(names[1] ?? ''));
    expect(await dropOrders(database, folder)).toBe(3);
    expect(lstatSync(inFolder((names[0] ?? '').replace('.vca', '.again.vca'))).isFile()).toBe(true);
    expect(lstatSync(inFolder(names[1] ?? '')).isFile()).toBe(true);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('that cannot be written are reported to the lab', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'not a folder');
    await expect(dropOrders(database, folder)).rejects.toThrow();
    expect(await readDropFailures(database)).toMatchObject([
      { folder: 'orders', reason: 'noFolder' },
    ]);
  });
});

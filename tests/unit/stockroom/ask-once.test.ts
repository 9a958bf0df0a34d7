import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { lab } from '../../fixtures/people.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const answers: object[] = [];
const keys: (string | undefined)[] = [];
vi.mock('../../../src/api/client.ts', () => ({
  changeApi: async (_: string, { key }: { key?: string }) => {
    keys.push(key);
    return answers.shift();
  },
}));
beforeEach(() => {
  keys.length = 0;
  vi.stubGlobal('sessionStorage', fakeStorage());
});

/** The panel after a reload; the tab's storage stays. */
async function open() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(lab);
  return import('../../../src/stores/stockroom/ask-once.ts');
}

const receipt = {
  note: '',
  kind: 'receipt' as const,
  lines: [{ item: 'hc-156 650 0 0', pieces: 10 }],
};
const answered = { kind: 'answer', value: {} };

test('a retry without an answer reuses the request’s key', async () => {
  answers.push({ kind: 'offline' }, { kind: 'refused', status: 503, refusal: {} }, answered);
  const { askOnce } = await open();
  for (let times = 0; times < 3; times += 1) await askOnce(stockroomPaths.postings, receipt);
  expect(new Set(keys).size).toBe(1);
});

test('a repeat after an answer is a new request', async () => {
  answers.push(answered, answered);
  const { askOnce } = await open();
  for (let times = 0; times < 2; times += 1) await askOnce(stockroomPaths.postings, receipt);
  expect(new Set(keys).size).toBe(2);
});

test('a retry after a reload reuses the request’s key', async () => {
  answers.push({ kind: 'offline' }, answered);
  for (let times = 0; times < 2; times += 1) {
    const { askOnce } = await open();
    await askOnce(stockroomPaths.postings, receipt);
  }
  expect(new Set(keys).size).toBe(1);
});

test('a retry reuses the request’s key though another request was answered in between', async () => {
  answers.push({ kind: 'offline' }, answered, answered);
  const { askOnce } = await open();
  await askOnce(stockroomPaths.postings, receipt);
  await askOnce(stockroomPaths.postings, { ...receipt, note: 'another' });
  await askOnce(stockroomPaths.postings, receipt);
  const [first, other, again] = keys;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the same content a day later is a new request', async () => {
  answers.push({ kind: 'offline' }, answered);
  vi.useFakeTimers({ now: new Date('2030-01-02T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { askOnce } = await open();
  await askOnce(stockroomPaths.postings, receipt);
  vi.setSystemTime(new Date('2030-01-03T08:00:00Z'));
  await askOnce(stockroomPaths.postings, receipt);
  expect(new Set(keys).size).toBe(2);
});

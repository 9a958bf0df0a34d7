import { beforeEach, expect, test, vi } from 'vitest';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { askOnce } from '../../../src/stores/stockroom/ask-once.ts';

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
});

const receipt = {
  note: '',
  kind: 'receipt' as const,
  lines: [{ item: 'hc-156 650 0 0', pieces: 10 }],
};
const answered = { kind: 'answer', value: {} };

test('a retry without an answer reuses the request’s key', async () => {
  answers.push({ kind: 'offline' }, { kind: 'refused', status: 503, refusal: {} }, answered);
  for (let times = 0; times < 3; times += 1) await askOnce(stockroomPaths.postings, receipt);
  expect(new Set(keys).size).toBe(1);
});

test('a repeat after an answer is a new request', async () => {
  answers.push(answered, answered);
  for (let times = 0; times < 2; times += 1) await askOnce(stockroomPaths.postings, receipt);
  expect(new Set(keys).size).toBe(2);
});

import { beforeEach, expect, test } from 'vitest';
import { common } from '../../../src/i18n/shell/common.ts';
import { sayIfFailed } from '../../../src/islands/base/say-if-failed.ts';
import { takeToasts } from '../../../src/stores/shell/toasts.ts';

beforeEach(() => {
  takeToasts();
});

test('an action that rejects says that it failed, and the fault is not swallowed', async () => {
  const fault = new Error('storage is full');
  await expect(sayIfFailed(Promise.reject(fault))).rejects.toBe(fault);
  expect(takeToasts()).toEqual([{ kind: 'danger', text: common.failed }]);
});

test('an action that succeeds says nothing', async () => {
  expect(await sayIfFailed(Promise.resolve('done'))).toBe('done');
  expect(takeToasts()).toEqual([]);
});

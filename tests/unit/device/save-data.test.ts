import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from '../../../src/stores/browser-support/save-data.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %j: sparing is %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(expected);
});

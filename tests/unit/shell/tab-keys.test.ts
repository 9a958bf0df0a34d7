import { expect, test } from 'vitest';
import { tabForKey } from '../../../src/ui/shell/tab-keys.ts';

const cases = [
  { direction: 'ltr', chosen: 0, key: 'ArrowRight', next: 1 },
  { direction: 'ltr', chosen: 2, key: 'ArrowRight', next: 0 },
  { direction: 'ltr', chosen: 0, key: 'ArrowLeft', next: 2 },
  { direction: 'ltr', chosen: 1, key: 'ArrowLeft', next: 0 },
  { direction: 'rtl', chosen: 0, key: 'ArrowLeft', next: 1 },
  { direction: 'rtl', chosen: 2, key: 'ArrowLeft', next: 0 },
  { direction: 'rtl', chosen: 0, key: 'ArrowRight', next: 2 },
  { direction: 'rtl', chosen: 1, key: 'ArrowRight', next: 0 },
  { direction: 'ltr', chosen: 1, key: 'Home', next: 0 },
  { direction: 'rtl', chosen: 2, key: 'Home', next: 0 },
  { direction: 'ltr', chosen: 0, key: 'End', next: 2 },
  { direction: 'rtl', chosen: 1, key: 'End', next: 2 },
  { direction: 'ltr', chosen: 1, key: 'ArrowDown', next: null },
  { direction: 'rtl', chosen: 1, key: 'Enter', next: null },
] as const;

for (const { direction, chosen, key, next } of cases) {
  test(`${key} at tab ${chosen} of three, ${direction}`, () => {
    expect(tabForKey(key, { direction, chosen, count: 3 })).toBe(next);
  });
}

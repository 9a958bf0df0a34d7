import { describe, expect, test } from 'vitest';
import { itemValues } from '../../../src/domain/revisions/item-values.ts';
import { composeChanges } from '../../../src/domain/stockroom/compose-changes.ts';

const made = (level: number | null) => ({ onHand: 3, level, promised: 0, seen: 1 });
const cell = 'hmc-156 650 -200 0';
const item = `stockCell ${cell}`;

describe('levels', () => {
  test.each([
    [5, null, [{ item, value: { level: 5 } }]],
    [5, 7, [{ item, value: { level: 5 } }]],
    [0, 7, [{ item, value: { level: null } }]],
    [7, 7, []],
    [0, null, []],
  ])('%i replacing %s', (pieces, level, changes) => {
    expect(composeChanges('levels', [{ item: cell, pieces, state: made(level) }])).toEqual(changes);
  });

  test('are unchanged for a power that is not made', () => {
    expect(composeChanges('levels', [{ item: cell, pieces: 5, state: undefined }])).toEqual([]);
  });
});

describe('powers', () => {
  test.each([
    [1, undefined, [{ item, value: { level: null } }]],
    [0, made(4), [{ item, value: null }]],
    [1, made(4), []],
    [0, undefined, []],
  ])('%i replacing %o', (pieces, state, changes) => {
    expect(composeChanges('powers', [{ item: cell, pieces, state }])).toEqual(changes);
  });
});

test('the changes are valid changes of the assortment', () => {
  const changes = [
    ...composeChanges('levels', [{ item: cell, pieces: 5, state: made(null) }]),
    ...composeChanges('powers', [{ item: cell, pieces: 1, state: undefined }]),
  ];
  expect(changes).toHaveLength(2);
  for (const { value } of changes) expect(itemValues.stockCell.safeParse(value).success).toBe(true);
});

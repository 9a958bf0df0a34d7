import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangedItem } from '../../../src/stores/assortment/save-revision.ts';
import type { ImportChange } from '../../../src/stores/table-file/import.ts';
import { coating, stockLens } from '../revisions/assortment.ts';

let changed: ChangedItem[] = [];
vi.mock('../../../src/stores/assortment/save-revision.ts', () => ({
  saveRevision: vi.fn(),
  previewRevision: async () => {
    const sorted = (isOne: (each: ChangedItem) => boolean) => changed.filter(isOne);
    const value = {
      added: sorted(({ before }) => before === null),
      removed: sorted(({ after }) => after === null),
      changed: sorted(({ before, after }) => before !== null && after !== null),
    };
    return { kind: 'done', value };
  },
}));
vi.mock('../../../src/stores/assortment/assortment.ts', () => ({
  $assortment: { get: () => ({ number: 1 }) },
  $nameOf: { get: () => () => ['هارد', 'Hard coat'] },
  readAssortment: vi.fn(),
}));

beforeEach(() => {
  changed = [];
});

/** Description of a change, in English, without the marks that isolate numbers. */
async function told(item: ChangedItem, held?: unknown): Promise<string[]> {
  const { previewChanges } = await import('../../../src/stores/assortment/preview-changes.ts');
  changed = [item];
  const answer = await previewChanges([{ item: item.item, value: item.after }], {
    faultsAt: () => [],
    ...(held !== undefined && { priceOfRowOn: () => held }),
  });
  if (answer.kind !== 'preview') throw new Error(answer.kind);
  const { added, changed: edited, removed } = answer.preview;
  return [...added, ...edited, ...removed].flatMap(linesOf);
}

function linesOf({ what, values }: ImportChange): string[] {
  const lines = values.map(({ name, before, after }) =>
    before ? `${name[1]}: ${before[1]} → ${after[1]}` : `${name[1]}: ${after[1]}`,
  );
  return [what[1], ...lines].map((line) => line.replace(/[\u2066-\u2069]/g, ''));
}

describe('what a file changes in the assortment', () => {
  test.each<[string, Partial<typeof coating>, string]>([
    ['a price', { price: 1_900_000 }, 'Price of one lens (toman): 120,000 toman → 190,000 toman'],
    [
      'a price a hundred times as high',
      { price: 120_000_000 },
      'Price of one lens (toman): 120,000 toman → 12,000,000 toman',
    ],
    ['days', { workingDays: 5000 }, 'Working days it adds: 1 → 5,000'],
    ['a flag', { isHard: false }, 'It is a hard coat: Yes → No'],
    ['a name', { name: { fa: 'نام', en: 'Other' } }, 'Name in English: Name → Other'],
  ])('%s is shown with its current and its new value', async (_, edit, line) => {
    const lines = await told({
      item: 'coating hc',
      before: coating,
      after: { ...coating, ...edit },
    });
    expect(lines[0]).toMatch(/^Coating: /);
    expect(lines.slice(1)).toEqual([line]);
  });

  test('a code and a price inside of lists are named by their place', async () => {
    const [band] = stockLens.tiers.standard;
    const after = {
      ...stockLens,
      code: '0157',
      tiers: { standard: [{ ...band, breaks: [{ from: 10, price: 820_000 }] }] },
    };
    const lines = await told({ item: 'stockLens a', before: stockLens, after });
    expect(lines.join('\n')).toMatch(/Code: HMC → 0157/);
    expect(lines.join('\n')).toMatch(/› .*: 1 → 10/);
  });

  test('a dated price is shown next to the one valid until then', async () => {
    const item = 'price 2030-01-01 coating hc';
    const lines = await told(
      { item, before: null, after: { price: 1_900_000 } },
      { price: 1_200_000 },
    );
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^Price.*: 120,000 toman → 190,000 toman$/),
    ]);
    const general = { price: null, isGeneral: true };
    const again = await told({ item, before: null, after: general }, { price: 1_200_000 });
    expect(again.join('\n')).not.toContain('on request');
    expect(again).toHaveLength(2);
  });

  test('a new item is shown with its values, a removed one without them', async () => {
    const fresh = await told({ item: 'coating hc', before: null, after: coating });
    expect(fresh.join('\n')).toContain('Price of one lens (toman): 120,000 toman');
    expect(await told({ item: 'coating hc', before: coating, after: null })).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { mostFiles, type Part } from '../../../scripts/chunks/join-parts.ts';
import { moveParts } from '../../../scripts/chunks/move-parts.ts';

const part = (id: string, size: number, ...roots: string[]): Part => ({
  ids: [id],
  roots: new Set(roots),
  size,
});

const join = (...parts: Part[]): Part => ({
  ids: parts.flatMap(({ ids }) => ids),
  roots: new Set(parts.flatMap(({ roots }) => [...roots])),
  size: parts.reduce((sum, { size }) => sum + size, 0),
});

const alone = (ids: readonly string[]) => ids;
const sorted = (files: string[][]) => files.map((ids) => ids.toSorted().join()).sort();

/** No part is fetched immediately. */
const immediate = { parts: new Set<string>(), pages: new Set<string>() };

describe('parts of pages', () => {
  const pages = new Set(['One', 'Two', 'Three']);
  const a = part('a', 10, 'One', 'Two');
  const b = part('b', 10, 'One', 'Two', 'Three');
  const c = part('c', 10, 'Two', 'Three');

  it('move out of a file that a page needs for something else', () => {
    expect(sorted(moveParts([join(a, b), c], [a, b, c], { pages, immediate }, alone))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('move together with what they import', () => {
    const reach = (ids: readonly string[]) => (ids.includes('a') ? [...ids, 'b'] : ids);
    const own = part('b', 10, 'One', 'Two');
    const files = moveParts([join(own, c), a], [a, own, c], { pages, immediate }, reach);
    expect(sorted(files)).toEqual(['a,b', 'c']);
  });

  it('move without making a page load more files than allowed', () => {
    const others = Array.from({ length: mostFiles.page - 1 }, (_, index) =>
      part(`m${index}`, 100, 'One', `m${index}`),
    );
    const big = part('big', 100, 'One', 'big');
    const little = part('little', 1, 'One', 'm0');
    const all = new Set(['One', 'big', ...others.flatMap(({ ids }) => ids)]);
    const files = moveParts(
      [join(big, little), ...others],
      [big, little, ...others],
      { pages: all, immediate },
      alone,
    );
    expect(sorted(files)).toContain('little,m0');
    expect(files).toHaveLength(mostFiles.page);
  });

  it('that are fetched later stay where they are', () => {
    const late = part('late', 10, 'later', 'latest');
    expect(
      sorted(
        moveParts(
          [a, join(late, part('own', 1, 'later', 'last'))],
          [a, late],
          { pages, immediate },
          alone,
        ),
      ),
    ).toEqual(['a', 'late,own']);
  });
});

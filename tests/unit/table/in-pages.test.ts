import { describe, expect, it } from 'vitest';
import { inPages } from '../../../src/ui/table/in-pages.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => String(n));

describe('inPages', () => {
  it('keeps every row, in order', () => {
    for (const count of [1, 24, 25, 26, 50, 63]) {
      expect(inPages(many(count)).flat()).toEqual(many(count));
    }
  });

  it('leaves the parts above unchanged when a further page is read', () => {
    const known = many(50);
    const pages = inPages([...known, ...many(25)]);
    expect(pages.slice(0, 2)).toEqual(inPages(known));
  });

  it('changes only the first part when a row is added before the others', () => {
    const known = many(60);
    const pages = inPages(['new', ...known]);
    expect(pages.slice(1)).toEqual(inPages(known).slice(1));
  });
});

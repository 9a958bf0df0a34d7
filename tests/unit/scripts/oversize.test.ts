import { describe, expect, it } from 'vitest';
import { fullFolders, longFiles } from '../../../scripts/sizes/oversize.ts';

const files = (count: number, lines = 10) =>
  Array.from({ length: count }, (_, index) => ({ path: `src/domain/rx/rule-${index}.ts`, lines }));

describe('sizes', () => {
  it('accept what a reader takes in', () => {
    expect(longFiles(files(20, 200))).toEqual([]);
    expect(fullFolders(files(20, 200))).toEqual([]);
  });

  it('name a file that is too long', () => {
    expect(longFiles(files(1, 201))).toEqual([expect.stringContaining('rule-0.ts has 201 lines')]);
  });

  it('name a folder that is too full', () => {
    expect(fullFolders(files(21))).toEqual([expect.stringContaining('src/domain/rx has 21 files')]);
  });
});

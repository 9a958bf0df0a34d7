import { describe, expect, it } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { fullFolders, longFiles } from '../../../scripts/sizes/oversize.ts';

const files = (count: number, lines = 10) =>
  Array.from({ length: count }, (_, index) => ({ path: `src/domain/rx/rule-${index}.ts`, lines }));

describe('sizes', () => {
  it('accept files and folders within the limits', () => {
    expect(longFiles(files(20, 200))).toEqual([]);
    expect(fullFolders(files(20, 200))).toEqual([]);
  });

  it('report a file that is too long', () => {
    expect(longFiles(files(1, 202)).map(inWords)).toEqual([
      'src/domain/rx/rule-0.ts:201: the file has 202 lines, more than 200. Split it by what its parts are about.',
    ]);
  });

  it('report a folder with too many files', () => {
    expect(fullFolders(files(21))).toEqual([expect.stringContaining('src/domain/rx has 21 files')]);
  });
});

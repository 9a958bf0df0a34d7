import path from 'node:path';
import type { Fault } from '../checking/fault.ts';

/** The most lines of a file that can be read in one sitting. */
const longestFile = 200;

/** The most files of a folder in which one still finds one's way. */
const fullestFolder = 20;

export type SourceFile = { path: string; lines: number };

/** The files that are too long, each with the first line over the limit. */
export const longFiles = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ lines }) => lines > longestFile)
    .map((file) => ({
      path: file.path,
      line: longestFile + 1,
      wrong: `the file has ${file.lines} lines, more than ${longestFile}`,
      instead: 'Split it by what its parts are about',
    }));

/**
 * The folders that are too full, one sentence each. Only advice, since a screen's route and island have no other place.
 */
export const fullFolders = (files: readonly SourceFile[]): string[] =>
  [...Map.groupBy(files, (file) => path.dirname(file.path))]
    .filter(([, inside]) => inside.length > fullestFolder)
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} files, more than ${fullestFolder}: are some of them about one thing?`,
    );

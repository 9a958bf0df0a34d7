import path from 'node:path';
import type { Fault } from '../checking/fault.ts';

/** Lines that a reader takes in at one sitting. */
const longestFile = 200;

/** Files that a reader finds their way among. */
const fullestFolder = 20;

export type SourceFile = { path: string; lines: number };

/** The files that are too long, each at its first line too many. */
export const longFiles = (files: readonly SourceFile[]): Fault[] =>
  files
    .filter(({ lines }) => lines > longestFile)
    .map((file) => ({
      path: file.path,
      line: longestFile + 1,
      wrong: `the file has ${file.lines} lines, more than ${longestFile}`,
      instead: 'Split it by what its parts are about',
    }));

/** The folders that are too full, a sentence each: advice, since a screen's route and island have no other place. */
export const fullFolders = (files: readonly SourceFile[]): string[] =>
  [...Map.groupBy(files, (file) => path.dirname(file.path))]
    .filter(([, inside]) => inside.length > fullestFolder)
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} files, more than ${fullestFolder}: are some of them about one thing?`,
    );

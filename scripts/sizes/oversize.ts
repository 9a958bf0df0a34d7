import path from 'node:path';

/** Lines that a reader takes in at one sitting. */
const longestFile = 200;

/** Files that a reader finds their way among. */
const fullestFolder = 20;

export type SourceFile = { path: string; lines: number };

/** The files that are too long, a sentence each. */
export const longFiles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ lines }) => lines > longestFile)
    .map((file) => `${file.path} has ${file.lines} lines, more than ${longestFile}: split it`);

/** The folders that are too full, a sentence each: advice, since a screen's route and island have no other place. */
export const fullFolders = (files: readonly SourceFile[]): string[] =>
  [...Map.groupBy(files, (file) => path.dirname(file.path))]
    .filter(([, inside]) => inside.length > fullestFolder)
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} files, more than ${fullestFolder}: are some of them about one thing?`,
    );

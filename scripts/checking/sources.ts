import { globSync, readFileSync } from 'node:fs';

/** A file of the project. Its path is relative to the project's folder. */
export interface Source {
  path: string;
  text: string;
}

/** The files that match a pattern, sorted by path. */
export const readSources = (pattern: string): Source[] =>
  globSync(pattern)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

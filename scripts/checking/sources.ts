import { globSync, readFileSync } from 'node:fs';

/** A file of the project; its path is from the project's folder. */
export interface Source {
  path: string;
  text: string;
}

/** The files that a pattern names, in the order of their paths. */
export const readSources = (pattern: string): Source[] =>
  globSync(pattern)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

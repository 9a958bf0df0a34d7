import path from 'node:path';
import { faultsOfNumbers } from '../../server/db/migration-numbers.ts';
import type { Fault } from '../checking/fault.ts';

/** The first unused migration number, as it begins a file's name. */
function freeNumber(files: readonly string[]): string {
  const taken = new Set(files.map((file) => Number.parseInt(file, 10)));
  let free = 1;
  while (taken.has(free)) free += 1;
  return String(free).padStart(4, '0');
}

/** Finds migrations without a number, with a duplicate one, or after a gap. All `paths` are in one folder. */
export function faultsOfMigrations(paths: readonly string[]): Fault[] {
  const files = paths.map((each) => path.basename(each)).sort();
  const instead = `Rename it, or the newer of two: the first free number is ${freeNumber(files)}`;
  return faultsOfNumbers(files).map((fault) => {
    const [file = ''] = fault.split(' ', 1);
    const folder = path.dirname(paths[0] ?? '');
    return { path: path.join(folder, file), line: 1, wrong: fault.slice(file.length + 1), instead };
  });
}

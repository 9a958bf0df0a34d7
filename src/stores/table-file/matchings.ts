import type { Matching } from '../../domain/table-file/headings.ts';
import { persistentAtom } from '../browser-support/persistent.ts';

type Matchings = Readonly<Record<string, Matching>>;

function decode(stored: string): Matchings {
  try {
    return JSON.parse(stored) as Matchings;
  } catch {
    return {};
  }
}

/** Manual matches of headings with columns, by the name of the list the files belong to. Stored on the device. */
const $matchings = persistentAtom<Matchings>(
  'columnMatchings',
  {},
  { encode: JSON.stringify, decode },
);

export const matchingOf = (name: string): Matching => $matchings.get()[name] ?? {};

/** Saves the columns that headings stand for, for the next file with the same headings. */
export function keepMatching(name: string, matching: Matching): void {
  const all = $matchings.get();
  $matchings.set({ ...all, [name]: { ...all[name], ...matching } });
}

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

/** What headings were matched with by hand, by the name of the list that the files are of; kept on the device. */
const $matchings = persistentAtom<Matchings>(
  'columnMatchings',
  {},
  { encode: JSON.stringify, decode },
);

export const matchingOf = (name: string): Matching => $matchings.get()[name] ?? {};

/** Keeps what headings stand for, for the next file with the same ones. */
export function keepMatching(name: string, matching: Matching): void {
  const all = $matchings.get();
  $matchings.set({ ...all, [name]: { ...all[name], ...matching } });
}

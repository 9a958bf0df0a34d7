import lateSheetUrl from '../../../styles/rx-late.scss?url';
import { lateSheet } from '../../base/late-sheet.ts';
import { fetchSentences } from '../form/sentences.ts';

/** The parts of the form that are fetched once something is typed, or unfolded. */
export type LateParts = typeof import('../late/parts.ts')['parts'];

let fetched: LateParts | undefined;

/** What was fetched before is there at once. */
export function knownParts(): LateParts | undefined {
  return fetched;
}

export async function fetchParts(): Promise<LateParts> {
  const [{ parts }] = await Promise.all([
    import('../late/parts.ts'),
    fetchSentences(),
    dressLate(),
  ]);
  fetched = parts;
  return parts;
}

/** The look of what is not there before the first touch; without it the page is plainer, but works. */
export async function dressLate(): Promise<void> {
  await lateSheet(lateSheetUrl);
}

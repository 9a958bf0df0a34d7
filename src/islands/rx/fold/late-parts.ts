import { fetchReader } from '../../../stores/rx/order-reader.ts';
import lateSheetUrl from '../../../styles/rx-late.scss?url';
import { late } from '../../base/late-code.ts';
import { lateSheet } from '../../base/late-sheet.ts';
import { fetchSentences } from '../form/sentences.ts';

/** Sections of the form loaded at the first input, or when opened. */
export type LateParts = typeof import('../late/parts.ts')['parts'];

const sections = late(async () => (await import('../late/parts.ts')).parts);

let fetched: LateParts | undefined;

/** The sections, if already loaded. */
export function knownParts(): LateParts | undefined {
  return fetched;
}

export async function fetchParts(): Promise<LateParts> {
  const [parts] = await Promise.all([
    sections.fetch(),
    fetchSentences(),
    // Once the line is cut, an order can still be sent.
    fetchReader(),
    dressLate(),
  ]);
  fetched = parts;
  return parts;
}

/** Loads the styles of those sections. Without them the page is plain, but works. */
export async function dressLate(): Promise<void> {
  await lateSheet(lateSheetUrl);
}

import type { issueMessage } from '../../i18n/issue-message.ts';
import lateSheetUrl from '../../styles/rx-late.scss?url';
import { lateSheet } from '../late-sheet.ts';

/** The parts of the form that are fetched once something is typed, or unfolded. */
export type LateParts = typeof import('./late/parts.ts')['parts'];

let fetched: LateParts | undefined;
let sentences: typeof issueMessage | undefined;

/** What was fetched before is there at once. */
export function knownParts(): LateParts | undefined {
  return fetched;
}

export async function fetchParts(): Promise<LateParts> {
  const [{ parts }] = await Promise.all([import('./late/parts.ts'), fetchSentences(), dressLate()]);
  fetched = parts;
  return parts;
}

/** What writes a sentence about an issue, once it was fetched. */
export function knownSentences(): typeof issueMessage | undefined {
  return sentences;
}

export async function fetchSentences(): Promise<typeof issueMessage> {
  const fetchedNow = await import('../../i18n/issue-message.ts');
  sentences = fetchedNow.issueMessage;
  return sentences;
}

/** The look of what is not there before the first touch; without it the page is plainer, but works. */
export async function dressLate(): Promise<void> {
  await lateSheet(lateSheetUrl);
}

import { fetchReader } from '../../../stores/rx/order-reader.ts';
import lazySheetUrl from '../../../styles/rx-lazy.scss?url';
import { lazy } from '../../base/lazy-code.ts';
import { lazySheet } from '../../base/lazy-sheet.ts';
import { fetchSentences } from '../form/sentences.ts';

/** Sections of the form loaded at the first input, or when opened. */
export type LazyParts = typeof import('../lazy/parts.ts')['parts'];

const sections = lazy(async () => (await import('../lazy/parts.ts')).parts);

let fetched: LazyParts | undefined;

/** The sections, if already loaded. */
export function knownParts(): LazyParts | undefined {
  return fetched;
}

export async function fetchParts(): Promise<LazyParts> {
  const [parts] = await Promise.all([
    sections.fetch(),
    fetchSentences(),
    // Loaded now, so that an order can still be sent after the connection is lost.
    fetchReader(),
    loadLazyStyles(),
  ]);
  fetched = parts;
  return parts;
}

/** Loads the styles of those sections. Without them the page is plain, but works. */
export async function loadLazyStyles(): Promise<void> {
  await lazySheet(lazySheetUrl);
}

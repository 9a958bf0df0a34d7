import { emptyCatalogue } from '../../domain/catalogue/empty-catalogue.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { type RxReading, readOrder } from '../../domain/rx/draft/read-order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { $catalogue } from './catalogue.ts';
import { knownOf, mistakesNow } from './reading.ts';

let read: { by: readonly Issue[]; reading: RxReading } | undefined;

/** Reads a draft into an order with its warnings, by the current catalogue. Cached until either changes. */
export function readNow(draft: RxDraft): RxReading {
  const by = mistakesNow(draft);
  if (read?.by !== by) {
    read = { by, reading: readOrder(knownOf(draft), $catalogue.get() ?? emptyCatalogue, by) };
  }
  return read.reading;
}

import { emptyCatalogue } from '../../domain/catalogue/lens.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { readRxDraft } from '../../domain/rx/draft/read-order.ts';
import { $catalogue } from './catalogue.ts';

/** Judges a draft by the catalogue as it is known now. */
export function readNow(draft: RxDraft) {
  return readRxDraft(draft, $catalogue.get() ?? emptyCatalogue);
}

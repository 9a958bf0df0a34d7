import { emptyCatalogue, type LensCatalogue } from '../../domain/catalogue/lens.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { type KnownDraft, readKnown } from '../../domain/rx/draft/read-known.ts';
import { type RxReading, readOrder } from '../../domain/rx/draft/read-order.ts';
import { labNow } from '../abilities/lab-now.ts';
import { $catalogue } from './catalogue.ts';

let known: KnownDraft | undefined;

/** Parses a draft once per change, however many parts of the page ask. */
export function knownOf(draft: RxDraft): KnownDraft {
  if (known?.draft !== draft) known = readKnown(draft, labNow().getTime());
  return known;
}

let judged: { of: KnownDraft; by: LensCatalogue; reading: RxReading } | undefined;

/** Checks a draft against the current catalogue, once per change of either. */
export function readNow(draft: RxDraft): RxReading {
  const of = knownOf(draft);
  const by = $catalogue.get() ?? emptyCatalogue;
  if (judged?.of !== of || judged.by !== by) judged = { of, by, reading: readOrder(of, by) };
  return judged.reading;
}

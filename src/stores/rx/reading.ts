import { emptyCatalogue, type LensCatalogue } from '../../domain/catalogue/lens.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { type KnownDraft, readKnown } from '../../domain/rx/draft/read-known.ts';
import { type RxReading, readOrder } from '../../domain/rx/draft/read-order.ts';
import { $catalogue } from './catalogue.ts';

let known: KnownDraft | undefined;

/** What is understood of a draft. One change asks for it many times, and reads the draft once. */
export function knownOf(draft: RxDraft): KnownDraft {
  if (known?.draft !== draft) known = readKnown(draft);
  return known;
}

let judged: { of: KnownDraft; by: LensCatalogue; reading: RxReading } | undefined;

/** Judges a draft by the catalogue as it is known now, once for each change of either. */
export function readNow(draft: RxDraft): RxReading {
  const of = knownOf(draft);
  const by = $catalogue.get() ?? emptyCatalogue;
  if (judged?.of !== of || judged.by !== by) judged = { of, by, reading: readOrder(of, by) };
  return judged.reading;
}

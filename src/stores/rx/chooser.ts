import { emptyCatalogue } from '../../domain/catalogue/empty-catalogue.ts';
import { drawnDraft } from '../../domain/drawing/drawn-draft.ts';
import { drawLenses, frameFactsOf } from '../../domain/drawing/drawn-rx.ts';
import { drawFrame } from '../../domain/drawing/frame-drawing.ts';
import { indexChoices } from '../../domain/drawing/index-choices.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { type DraftPrice, priceDraft } from '../../domain/rx/draft/draft-price.ts';
import { readKnown } from '../../domain/rx/draft/read-known.ts';
import { $caller } from '../caller/caller.ts';
import { $signedIn } from '../shell/session.ts';
import { $catalogue } from './catalogue.ts';
import { knownOf } from './reading.ts';

/** Estimates of the draft's lenses in each index on offer. */
export function chooserOf(draft: RxDraft) {
  const rx = drawnDraft(knownOf(draft), $catalogue.get());
  const facts = frameFactsOf(rx);
  const lenses = drawLenses(rx, facts && drawFrame(facts));
  return { view: lenses.view, choices: indexChoices(lenses) };
}

/** The lab's price of the draft with another index. */
export function priceInIndex(draft: RxDraft, index: number): DraftPrice {
  const other = { ...draft, lens: { ...draft.lens, index: String(index) } };
  return priceDraft(readKnown(other), $catalogue.get() ?? emptyCatalogue).total;
}

/** Name of the shop that shows the choice to its customer; empty for a visitor. */
export function shopName(): string {
  return $caller.get()?.name ?? $signedIn.get()?.account.name ?? '';
}

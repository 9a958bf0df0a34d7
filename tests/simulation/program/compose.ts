import type { Preorder } from '../../../src/domain/order/preorder.ts';
import type { StockDraft } from '../../../src/domain/stock/draft.ts';
import { emptyStockDraft, stockContent } from '../../../src/domain/stock/draft-content.ts';
import { priceStock } from '../../../src/domain/stock/price.ts';
import { stockShelf } from '../../fixtures/stock.ts';
import type { Tab } from '../browser/tab.ts';
import { lineOf } from './offer.ts';

/** A draft with the given powers, one line each. */
export function draftOf(reference: string, powers: readonly number[], pieces: number): StockDraft {
  const lines = [...new Set(powers)].map((power) => lineOf(power, pieces));
  return { ...emptyStockDraft(), reference, lens: 'hmc-156', diameter: 650, lines };
}

/** The total shown on the screen. */
export const totalOf = ({ lines }: StockDraft): number | null =>
  priceStock(lines, stockShelf).total;

/** The request the screen makes from a draft. */
export function requestOf(draft: StockDraft) {
  return { content: stockContent(draft), expectedTotal: totalOf(draft) };
}

/** The signed-in user, as records on the device name their owner. */
export function ownerOf({ panel }: Tab) {
  const signedIn = panel.$signedIn.get();
  return signedIn && { accountId: signedIn.account.id, userId: signedIn.user.id };
}

export const referenceOf = ({ draft }: Preorder): string =>
  'reference' in draft ? draft.reference : '';

import { checkAccessoriesDraft } from '../../domain/accessories/check.ts';
import {
  type AccessoriesDraft,
  accessoriesContent,
  emptyAccessoriesDraft,
  isEmptyAccessoriesDraft,
} from '../../domain/accessories/draft.ts';
import { priceAccessories } from '../../domain/accessories/price.ts';
import { accessoryKey } from '../../domain/accessories/products.ts';
import { addLine } from '../../domain/shelf/shelf-lines.ts';
import { waitingLines } from '../../domain/shelf/waiting-lines.ts';
import type { Judgement, OrderKindAdapter } from '../compose/order-kind.ts';
import { $accessories, $accessoryPricesKnown, refreshAccessories } from './accessories-list.ts';

function merge(kept: AccessoriesDraft, typed: AccessoriesDraft): AccessoriesDraft {
  return {
    reference: typed.reference || kept.reference,
    remarks: typed.remarks || kept.remarks,
    waits: [...kept.waits, ...typed.waits],
    lines: typed.lines.reduce((lines, line) => addLine(lines, line, accessoryKey), kept.lines),
  };
}

function judge(draft: AccessoriesDraft): Judgement<'accessories'> {
  if (draft.lines.length === 0) return { kind: 'nothing' };
  const list = $accessories.get();
  if (!list) return { kind: 'noCatalogue' };
  const issues = checkAccessoriesDraft(draft, list);
  return issues.length === 0
    ? {
        kind: 'sound',
        content: accessoriesContent(draft),
        backOrdered: waitingLines(draft, accessoryKey),
      }
    : { kind: 'unsound', issues };
}

function price({ lines }: AccessoriesDraft) {
  const list = $accessories.get();
  return list && $accessoryPricesKnown.get() ? priceAccessories(lines, list) : null;
}

/** Orders of cases, pads and cloths. */
export const accessoryOrders: OrderKindAdapter<'accessories'> = {
  kind: 'accessories',
  empty: emptyAccessoriesDraft,
  isEmpty: isEmptyAccessoriesDraft,
  next: emptyAccessoriesDraft,
  merge,
  judge,
  price,
  prepare: refreshAccessories,
  refresh: refreshAccessories,
  goesStale: true,
  hasPlaceFor: ({ path }) => path.startsWith('lines.'),
};

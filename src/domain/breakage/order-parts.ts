import type { AccessoryOrder } from '../accessories/accessories.ts';
import type { BrokenPart } from '../lifecycle/broken-part.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import type { StockOrder } from '../stock/stock.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import type { Issue } from '../vocabulary/issue.ts';

type Content = RxOrder | StockOrder | AccessoryOrder;

/**
 * The parts of an order that can break, with their pieces: the lens of each eye, including a balance lens, or the
 * lines.
 */
export function orderParts(content: Content): BrokenPart[] {
  if (content.kind !== 'rx') return content.lines.map(({ pieces }, part) => ({ part, pieces }));
  return eyeSides
    .filter((eye) => content[eye] !== null || content.balance === eye)
    .map((part) => ({ part, pieces: 1 }));
}

/** Checks what was reported broken: unknown parts, duplicates and more pieces than ordered. */
export function checkBroken(content: Content, broken: readonly BrokenPart[]): Issue[] {
  const parts = new Map(orderParts(content).map(({ part, pieces }) => [part, pieces]));
  return broken.flatMap(({ part, pieces }, place): Issue[] => {
    const max = parts.get(part);
    parts.delete(part);
    if (max === undefined) return [{ path: `broken.${place}.part`, code: 'invalid' }];
    const path = `broken.${place}.pieces`;
    return pieces > max ? [{ path, code: 'outOfRange', params: { min: 1, max } }] : [];
  });
}

import { checkAmounts, checkText } from '../shelf/check-amounts.ts';
import type { ShelfCount } from '../shelf/shelf-count.ts';
import { checkShortage } from '../shelf/shortage.ts';
import { countUnless } from '../shelf/waiting-lines.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { AccessoryCatalogue, AccessoryLine } from './accessories.ts';
import type { AccessoriesDraft } from './draft.ts';
import { accessoriesOnHand, accessoryKey } from './products.ts';

/**
 * All issues of accessory lines, in order. `onHand` returns the pieces of a variant, or undefined if the lab does not
 * stock it. The device passes the last counts it received, the server the real ones. Paths look like `lines.3.pieces`.
 */
export function checkAccessories(
  lines: readonly AccessoryLine[],
  onHand: (line: AccessoryLine) => ShelfCount | undefined,
): Issue[] {
  const seen = new Set<string>();
  return lines.flatMap((line, index): Issue[] => {
    const path = `lines.${index}`;
    const key = accessoryKey(line);
    if (seen.has(key)) return [{ path: `${path}.variant`, code: 'repeatedLine' }];
    seen.add(key);
    const count = onHand(line);
    if (count === undefined) return [{ path: `${path}.variant`, code: 'unknownItem' }];
    return checkShortage(count, line.pieces, path);
  });
}

/** All issues of a draft, in screen order. */
export function checkAccessoriesDraft(
  draft: AccessoriesDraft,
  catalogue: AccessoryCatalogue,
): Issue[] {
  return [
    ...checkAmounts(draft),
    ...checkAccessories(draft.lines, (line) =>
      countUnless(draft.waits.includes(accessoryKey(line)), accessoriesOnHand(catalogue, line)),
    ),
    ...checkText(draft, 'reference'),
    ...checkText(draft, 'remarks'),
  ];
}

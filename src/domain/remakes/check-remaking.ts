import type { LensCatalogue } from '../catalogue/lens.ts';
import type { Remaking } from '../lifecycle/remaking.ts';
import { checkRx } from '../rx/rules/rx-check.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { changedEyes, isRemade, remadeRx } from './remade-rx.ts';

/** Issues of eyes that cannot be remade, or are changed without being remade. */
function strayEyes(order: RxOrder, remaking: Remaking): Issue[] {
  const { eyes } = remaking;
  const isAbsent = eyes !== 'both' && order[eyes] === null;
  const stray = changedEyes(remaking).filter((side) => !isRemade(remaking, side) || !order[side]);
  return [
    ...(isAbsent ? [{ path: 'remaking.eyes', code: 'invalid' } as const] : []),
    ...stray.map((side): Issue => ({ path: `remaking.${side}`, code: 'invalid' })),
  ];
}

/** Issues of a remake. Changed eyes must follow the rules of a new order; unchanged ones are not checked again. */
export function checkRemaking(
  order: { kind: string } | RxOrder,
  remaking: Remaking,
  catalogue: LensCatalogue,
): Issue[] {
  if (!isRx(order)) return [{ path: 'remaking', code: 'unknownField' }];
  const stray = strayEyes(order, remaking);
  if (stray.length > 0) return stray;
  const changed = changedEyes(remaking);
  return checkRx(remadeRx(order, remaking), catalogue)
    .filter(({ path }) => changed.some((side) => path.startsWith(`${side}.`)))
    .map((issue) => ({ ...issue, path: `remaking.${issue.path}` }));
}

const isRx = (order: { kind: string } | RxOrder): order is RxOrder => order.kind === 'rx';

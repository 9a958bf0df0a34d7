import type { LensKind } from '../../catalogue/lens.ts';
import { anisometropiaOf } from '../../optics/anisometropia.ts';
import { toMinusForm } from '../../optics/sphero-cylinder.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';

/**
 * The smallest difference between the eyes for which slab-off is ground, hundredths of a dioptre: 1.50 Δ at the reading
 * position, 10 mm below the centre (Prentice); general knowledge of the trade.
 */
export const leastSlabOff = 150;

type Asked = Pick<KnownRx, 'requests' | 'right' | 'left'>;

/**
 * The first conflict among the special requests. Slab-off balances a multifocal for unequal eyes, so both eyes must be
 * ordered; prism thinning is a base-down prism in both progressives. The two are compatible: one is ground, the other
 * surfaced. A lens as thin as possible cannot match the other's thickness.
 */
export function checkRequests(asked: Asked, kind: LensKind | undefined): Issue[] {
  const code = slabOffConflict(asked, kind) ?? thicknessConflict(asked, kind);
  if (code === null) return [];
  const params = code === 'slabOffSmall' ? { params: { least: leastSlabOff } } : {};
  return [{ path: 'requests', code, ...params }];
}

function slabOffConflict({ requests, right, left }: Asked, kind: LensKind | undefined) {
  if (!requests.includes('slabOff')) return null;
  if (kind === 'singleVision') return 'slabOffKind';
  if (!right || !left) return 'bothEyesNeeded';
  const [one, other] = [powerOf(right), powerOf(left)];
  return one && other && anisometropiaOf(one, other) < leastSlabOff ? 'slabOffSmall' : null;
}

function thicknessConflict({ requests, right, left }: Asked, kind: LensKind | undefined) {
  const isForOthers = kind !== undefined && kind !== 'progressive';
  if (requests.includes('prismThinning')) {
    if (isForOthers) return 'thinningKind';
    if (!right || !left) return 'bothEyesNeeded';
  }
  if (!requests.includes('equalThickness')) return null;
  if (!right || !left) return 'bothEyesNeeded';
  return requests.includes('thinnest') ? 'thinnestOrEqual' : null;
}

/** Null while unreadable, which is reported separately. */
function powerOf({ sphere, cylinder, axis }: KnownEye) {
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  return typeof axis === 'string' ? null : toMinusForm({ sphere, cylinder, axis });
}

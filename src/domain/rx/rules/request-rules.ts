import type { LensKind } from '../../catalogue/lens.ts';
import { anisometropiaOf } from '../../optics/anisometropia.ts';
import { toMinusForm } from '../../optics/sphero-cylinder.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';

/**
 * The least difference between the eyes that slab-off is ground for, hundredths of a dioptre: 1.50 Δ where one reads,
 * 10 mm below the centre (Prentice); general knowledge of the trade.
 */
export const leastSlabOff = 150;

type Asked = Pick<KnownRx, 'requests' | 'right' | 'left'>;

/**
 * The first conflict of the special requests. Slab-off balances a multifocal of unequal eyes, so both are ordered; prism
 * thinning is a base-down prism in both progressives. The two go together: one is ground, the other surfaced. A lens as
 * thin as possible can't be as thick as the other.
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

/** Null while it can't be read, which is an issue of its own. */
function powerOf({ sphere, cylinder, axis }: KnownEye) {
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  return typeof axis === 'string' ? null : toMinusForm({ sphere, cylinder, axis });
}

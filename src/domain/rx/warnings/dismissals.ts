import type { WarningCode } from '../../vocabulary/warning-codes.ts';
import type { OneEyeWarning } from './of-one-eye.ts';
import type { SoundRx } from './sound-rx.ts';

export interface FoundWarning {
  readonly code: WarningCode;
  readonly path: string;
  /** Numbers for the message, in the field's unit. */
  readonly params?: Readonly<Record<string, number>>;
}

const powers = ['sphere', 'cylinder'];
const bothEyes = (fields: readonly string[]) =>
  ['right', 'left'].flatMap((side) => fields.map((field) => `${side}.${field}`));
const blankParts = [
  ...['a', 'b', 'dbl', 'ed'].map((field) => `frame.${field}`),
  ...['kind', 'design', 'index', 'coating', 'isHardCoated'].map((field) => `lens.${field}`),
  'use',
];
const centred = ['pd', 'nearPd', 'height', 'centreHeight', ...powers];

/** Fields each warning depends on; `own` fields are of its eye. */
const dependence: Readonly<
  Record<OneEyeWarning, { own: readonly string[]; paths?: readonly string[] }> &
    Record<Exclude<WarningCode, OneEyeWarning>, { own?: undefined; paths: readonly string[] }>
> = {
  prescriptionOld: { paths: ['prescribed.on'] },
  oppositeSigns: { paths: bothEyes(powers) },
  anisometropia: { paths: [...bothEyes([...powers, 'axis']), 'lens.kind'] },
  prismHigh: { own: ['prism'] },
  basesAlike: { paths: bothEyes(['prism']) },
  basesOpposed: { paths: bothEyes(['prism']) },
  pdUnusual: { own: ['pd'] },
  nearPdUnusual: { own: ['nearPd'] },
  nearPdShort: { own: ['pd', 'nearPd'] },
  addUnusual: { own: ['add'] },
  addUnequal: { paths: bothEyes(['add']) },
  powerHigh: { own: powers },
  blankTooLarge: { own: centred, paths: blankParts },
  diameterSmall: { paths: ['wishes.diameter', ...bothEyes(centred), ...blankParts] },
  littleAbove: { own: ['height'], paths: ['frame.b', 'lens.kind'] },
  centreOutwards: {
    own: ['pd', 'nearPd'],
    paths: ['frame.a', 'frame.dbl', 'lens.kind', 'use'],
  },
  centreFar: { own: ['height', 'centreHeight'], paths: ['frame.b', 'lens.kind'] },
  dblUnusual: { paths: ['frame.dbl'] },
  rimlessIndex: { paths: ['frame.type', 'lens.index'] },
  heightsApart: { paths: bothEyes(['height', 'centreHeight']) },
  pdsApart: { paths: [...bothEyes(['pd', 'nearPd']), 'lens.kind', 'use'] },
  shapeUnknown: { paths: ['job', 'isShaped'] },
  // About one eye's trace, but depends on no field of that eye.
  traceWidthDiffers: { own: [], paths: ['frame.traced'] },
  traceHeightDiffers: { own: [], paths: ['frame.traced'] },
  traceRoundDiffers: { own: [], paths: ['frame.traced'] },
  traceJumps: { own: [], paths: ['frame.traced'] },
  traceSizesDiffer: { paths: ['frame.traced'] },
  traceNotMirrored: { paths: ['frame.traced'] },
  traceBridgeDiffers: { paths: ['frame.dbl', 'frame.traced'] },
  curveUnusual: { paths: ['wishes.baseCurve', ...bothEyes(powers)] },
  centreThin: { paths: ['wishes.centreThickness'] },
};

/** Paths of the fields a warning depends on. */
export function dependenciesOf(code: WarningCode, path: string): string[] {
  const [side = ''] = path.split('.');
  const { own = [], paths = [] } = dependence[code];
  return [...own.map((field) => `${side}.${field}`), ...paths];
}

/** A dismissal in a draft; `seen` are the values it depended on at the time. */
export interface DraftDismissal {
  readonly code: WarningCode;
  readonly path: string;
  readonly seen: string;
}

export function dismiss(code: WarningCode, path: string, rx: SoundRx): DraftDismissal {
  return { code, path, seen: seenBy(code, path, rx) };
}

/** Whether a dismissal is still valid: it lapses when a value it depended on changes. */
export function stillHolds({ code, path, seen }: DraftDismissal, rx: SoundRx): boolean {
  return seen === seenBy(code, path, rx);
}

function seenBy(code: WarningCode, path: string, rx: SoundRx): string {
  return dependenciesOf(code, path)
    .map((each) => valueAt(rx, each))
    .join(' ');
}

/** The value at a path as JSON, so that prisms compare by content. */
function valueAt(rx: SoundRx, path: string): string {
  const value = path.split('.').reduce<unknown>((part, key) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : null;
  }, rx);
  return JSON.stringify(value ?? null);
}

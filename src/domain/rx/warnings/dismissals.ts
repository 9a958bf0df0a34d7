import type { WarningCode } from '../../vocabulary/warning-codes.ts';
import type { WarnedRx } from './sound-rx.ts';

/** A warning, and the field it is shown at. */
export interface FoundWarning {
  readonly code: WarningCode;
  readonly path: string;
  /** Numbers a message needs, in the field's unit. */
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

/** What each warning looks at; `own` fields are those of the eye it is about. */
const dependence: Record<WarningCode, { own?: readonly string[]; paths?: readonly string[] }> = {
  oppositeSigns: { paths: bothEyes(powers) },
  anisometropia: { paths: [...bothEyes([...powers, 'axis']), 'lens.kind'] },
  prismHigh: { own: ['prism'] },
  pdUnusual: { own: ['pd'] },
  addUnusual: { own: ['add'] },
  addUnequal: { paths: bothEyes(['add']) },
  powerHigh: { own: powers },
  blankTooLarge: { own: ['pd', 'nearPd', 'height', 'centreHeight', ...powers], paths: blankParts },
  littleAbove: { own: ['height'], paths: ['frame.b', 'lens.kind'] },
  heightsApart: { paths: bothEyes(['height', 'centreHeight']) },
  pdsApart: { paths: [...bothEyes(['pd', 'nearPd']), 'lens.kind', 'use'] },
  shapeUnknown: { paths: ['job', 'isTraced'] },
};

/** Whether it is about both eyes together, at whichever of them it is shown. */
export function isOfPair(code: WarningCode): boolean {
  return dependence[code].own === undefined;
}

/** Paths that a warning shown at a path depends on. */
export function dependenciesOf(code: WarningCode, path: string): string[] {
  const [side = ''] = path.split('.');
  const { own = [], paths = [] } = dependence[code];
  return [...own.map((field) => `${side}.${field}`), ...paths];
}

/** A dismissal while the order is still being written; `seen` is what it depended on when it was given. */
export interface Dismissal {
  readonly code: WarningCode;
  readonly path: string;
  readonly seen: string;
}

export function dismiss(code: WarningCode, path: string, rx: WarnedRx): Dismissal {
  return { code, path, seen: seenBy(code, path, rx) };
}

/** Whether everything a dismissal depended on is still what it was when it was given; where not, it falls. */
export function stillHolds({ code, path, seen }: Dismissal, rx: WarnedRx): boolean {
  return seen === seenBy(code, path, rx);
}

function seenBy(code: WarningCode, path: string, rx: WarnedRx): string {
  return dependenciesOf(code, path)
    .map((each) => valueAt(rx, each))
    .join(' ');
}

/** What stands at a path, written out so that a prism is compared by what it says. */
function valueAt(rx: WarnedRx, path: string): string {
  const value = path.split('.').reduce<unknown>((part, key) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : null;
  }, rx);
  return JSON.stringify(value ?? null);
}

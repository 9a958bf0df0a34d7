import type { WarnedRx } from './warned-rx.ts';

export type WarningCode =
  /** One eye's sphere is plus and the other's minus. */
  | 'oppositeSigns'
  /** The eyes are so far apart that a multifocal may need slab-off. */
  | 'anisometropia'
  | 'prismHigh'
  | 'pdUnusual'
  | 'addUnusual'
  | 'addUnequal'
  | 'powerHigh'
  /** No blank on offer is large enough. */
  | 'blankTooLarge';

/** What a shop knowingly dismissed. */
export interface Acknowledgement {
  readonly code: WarningCode;
  readonly path: string;
}

const powers = ['sphere', 'cylinder'];
const bothEyes = (fields: readonly string[]) =>
  ['right', 'left'].flatMap((side) => fields.map((field) => `${side}.${field}`));
const blankParts = [
  ...['a', 'b', 'dbl', 'ed'].map((field) => `frame.${field}`),
  ...['design', 'index', 'coating', 'isHardCoated'].map((field) => `lens.${field}`),
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
  blankTooLarge: { own: ['pd', ...powers], paths: blankParts },
};

/** Paths that a warning shown at a path depends on. */
export function dependenciesOf(code: WarningCode, path: string): string[] {
  const [side = ''] = path.split('.');
  const { own = [], paths = [] } = dependence[code];
  return [...own.map((field) => `${side}.${field}`), ...paths];
}

/** The dismissals that fall: something they depended on is no longer what it was when they were given. */
export function withdrawn(
  acknowledged: readonly Acknowledgement[],
  before: WarnedRx,
  after: WarnedRx,
): Acknowledgement[] {
  return acknowledged.filter(({ code, path }) =>
    dependenciesOf(code, path).some((each) => valueAt(before, each) !== valueAt(after, each)),
  );
}

/** What stands at a path, written out so that a prism is compared by what it says. */
function valueAt(rx: WarnedRx, path: string): string {
  const value = path.split('.').reduce<unknown>((part, key) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : null;
  }, rx);
  return JSON.stringify(value ?? null);
}

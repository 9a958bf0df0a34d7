import { followLens } from '../../catalogue/follow-lens.ts';
import type { LensCatalogue } from '../../catalogue/lens.ts';
import { type EyeField, eyeFields } from '../../optics/eye-fields.ts';
import type { Prism } from '../../optics/prism.ts';
import { type PrismPart, prismBases } from '../../optics/prism-parts.ts';
import { type EyeSide, eyeSides } from '../../vocabulary/eye.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { Dismissal } from '../dismissal.ts';
import type { KnownNumber } from '../known-number.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import type { SoundEye, SoundRx } from './sound-rx.ts';
import type { RxWarning } from './warnings.ts';

/** The order as seen by the warnings: fields in error are null. */
export function soundRx(rx: KnownRx, issues: readonly Issue[], catalogue: LensCatalogue): SoundRx {
  const wrong = new Set(issues.map(({ path }) => path));
  const sound = (path: string, value: KnownNumber) =>
    typeof value === 'number' && !wrong.has(path) ? value : null;
  const { kind, design } = followLens(rx.lens, catalogue);
  const { index = null, coating = null } = rx.lens;
  const coat = catalogue.coatings.find(({ id }) => id === coating);
  const { frame, traced, wishes } = rx;
  // A traced frame is measured by its trace unless a value is typed.
  const measured = (side: 'a' | 'b' | 'ed') =>
    frame[side] === null ? (traced?.[side] ?? null) : sound(`frame.${side}`, frame[side]);
  const eyes = eyeSides.map((side) => soundEye(rx, side, sound));
  return {
    prescribed: rx.prescribed,
    right: eyes[0] ?? null,
    left: eyes[1] ?? null,
    use: rx.use,
    lens: {
      kind: kind ?? null,
      design: design?.id ?? null,
      index,
      coating,
      isHardCoated: coat?.isHard ?? false,
    },
    frame: {
      type: frame.type,
      a: measured('a'),
      b: measured('b'),
      dbl: sound('frame.dbl', frame.dbl),
      ed: measured('ed'),
      traced,
    },
    wishes: {
      diameter: sound('wishes.diameter', wishes.diameter),
      baseCurve: sound('wishes.baseCurve', wishes.baseCurve),
      centreThickness: sound('wishes.centreThickness', wishes.centreThickness),
    },
    job: rx.job,
    isShaped: traced !== null || frame.shape !== null,
  };
}

type Sound = (path: string, value: KnownNumber) => number | null;

function soundEye(rx: KnownRx, side: EyeSide, sound: Sound): SoundEye | null {
  const eye = rx[side];
  if (eye === null) return null;
  const taken = eyeFields.map((field) => [field, sound(`${side}.${field}`, eye[field])] as const);
  const numbers = Object.fromEntries(taken) as Record<EyeField, number | null>;
  return { ...numbers, prism: soundPrism(eye, side, sound) };
}

function soundPrism({ prism }: KnownEye, side: EyeSide, sound: Sound): Prism {
  const amountOf = (part: PrismPart) =>
    sound(`${side}.prism.${part}.amount`, prism[part]?.amount ?? null);
  return {
    horizontal: component(amountOf('horizontal'), prism.horizontal?.base, prismBases.horizontal),
    vertical: component(amountOf('vertical'), prism.vertical?.base, prismBases.vertical),
  };
}

function component<Base extends string>(
  amount: number | null,
  typed: string | null | undefined,
  bases: readonly Base[],
): { amount: number; base: Base } | null {
  const base = bases.find((each) => each === typed);
  return amount === null || base === undefined ? null : { amount, base };
}

/** A warning as an issue, and as stored with the order once dismissed. */
export function plainWarning({ code, path, params }: RxWarning): Dismissal {
  return { path, code, ...(params && { params }) };
}

export function isDismissed(
  { code, path }: Pick<RxWarning, 'code' | 'path'>,
  acknowledged: readonly Pick<Dismissal, 'code' | 'path'>[],
): boolean {
  return acknowledged.some((each) => each.code === code && each.path === path);
}

import type { AskedLens } from '../../catalogue/follow-lens.ts';
import { lensKinds } from '../../catalogue/lens-choices.ts';
import { frameTypes, standardShapes } from '../../frame/frame-choices.ts';
import { frameLimits } from '../../frame/measurements.ts';
import type { StandardShape } from '../../frame/standard-shape.ts';
import { tracedFrame } from '../../frame/trace-doubts.ts';
import { pairAge } from '../../prices/pair-age.ts';
import { readDay } from '../../typed/day.ts';
import { type EyeSide, eyeSides } from '../../vocabulary/eye.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import type { LensUse } from '../lens-use.ts';
import { lensUses } from '../lens-uses.ts';
import { asMadeForNear } from '../near-power.ts';
import { knownNumber, knownNumbers } from '../number-fields.ts';
import { measureNumbers, wishNumbers } from '../order-numbers.ts';
import type { RxDraft } from './draft.ts';
import { readEye } from './read-eye.ts';

/** A draft with its parsed values. Parsed once per change and shared by everything derived from it. */
export interface KnownDraft {
  readonly draft: RxDraft;
  /** The eyes as typed; null where not ordered. */
  readonly typed: Readonly<Record<EyeSide, KnownEye | null>>;
  /** The order so far, with powers as the lab will make them. */
  readonly rx: KnownRx;
}

/** Reads a draft as far as possible. `now` is in ms since 1970; if null, nothing is too old. */
export function readKnown(draft: RxDraft, now: number | null = null): KnownDraft {
  const typed = { right: readSide(draft, 'right'), left: readSide(draft, 'left') };
  return { draft, typed, rx: knownRx(draft, typed, now) };
}

function knownRx(draft: RxDraft, typed: KnownDraft['typed'], now: number | null): KnownRx {
  const { frame, measures, wishes } = draft;
  const lens = askedLens(draft.lens);
  const use = purposeOf(draft);
  const side = (name: EyeSide) => {
    const eye = typed[name];
    return eye && asMadeForNear(eye, { kind: lens.kind, use });
  };
  return {
    prescribed: { on: readDay(draft.people.prescribedOn) || null, now },
    right: side('right'),
    left: side('left'),
    lens,
    use,
    job: draft.job,
    frame: {
      type: frameTypes.find((type) => type === frame.type) ?? null,
      shape: shapeOf(draft),
      ...knownNumbers(frameLimits, frame),
    },
    traced: draft.trace && tracedFrame(draft.trace),
    measures: {
      ...knownNumbers(measureNumbers, measures),
      dominantEye: eyeSides.find((side) => side === measures.dominantEye) ?? null,
      corridor: measures.corridor === '' ? null : Number(measures.corridor),
    },
    wishes: {
      diameter: wishes.diameter === '' ? null : Number(wishes.diameter),
      ...knownNumbers(wishNumbers, wishes),
    },
    services: knownServices(draft),
    balance: balanceOf(draft),
    requests: draft.requests,
    pairAge: pairAgeOf(draft, now),
  };
}

/** Null if the frame was traced, because a trace is more precise. */
const shapeOf = ({ trace, frame }: RxDraft): StandardShape | null =>
  trace ? null : (standardShapes.find((shape) => shape === frame.shape) ?? null);

/** For a correction, uses the time the order was placed, not now. */
const pairAgeOf = ({ firstPair: pair }: RxDraft, now: number | null): number | undefined =>
  pair ? pairAge(pair.since, pair.countsAt ?? now ?? pair.since) : undefined;

function purposeOf({ lens, use }: RxDraft): LensUse | null {
  return lens.kind === 'singleVision' ? (lensUses.find((each) => each === use) ?? null) : null;
}

/** Null for an eye that is not ordered, even if its row has values. */
function readSide(draft: RxDraft, side: EyeSide): KnownEye | null {
  return draft.eyes === 'both' || draft.eyes === side ? readEye(draft[side]) : null;
}

/** The lens chosen so far; an invalid kind counts as none. */
function askedLens({ kind, design, index, colour, coating }: RxDraft['lens']): AskedLens {
  return {
    kind: lensKinds.find((each) => each === kind),
    design: design || undefined,
    index: index === '' ? undefined : Number(index),
    colour: colour || undefined,
    coating: coating || undefined,
  };
}

function knownServices({ services }: RxDraft): KnownRx['services'] {
  const { tint, mirror, coats, engraving } = services;
  const isTinted = tint.colour !== '' || tint.density !== '' || tint.form !== '';
  const density = knownNumber('services.tint.density', tint.density);
  return {
    tint: isTinted ? { ...tint, density } : null,
    mirror: mirror || null,
    coats,
    engraving: engraving.trim(),
  };
}

/** Null if both eyes are ordered. */
function balanceOf({ balance, eyes }: RxDraft): EyeSide | null {
  if (balance === '' || eyes === 'both') return null;
  return eyes === 'right' ? 'left' : 'right';
}

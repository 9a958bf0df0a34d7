import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import type { RxDrawing } from './drawn-rx.ts';
import type { WeighedProfile } from './eye-profiles.ts';

/** The lenses of an order in one index. Estimates. */
export interface IndexChoice {
  /** Hundredths. */
  readonly index: number;
  /** Null for an eye that is not ordered. */
  readonly eyes: Readonly<Record<EyeSide, WeighedProfile | null>>;
  /** All lenses together, grams. */
  readonly weight: number;
  /**
   * How much thinner the thickest place is than in the lowest index, in percent; null for the lowest index and where it
   * is not thinner.
   */
  readonly thinner: number | null;
}

/** The order in every index in which all its lenses can be made, lowest first. */
export function indexChoices(drawing: Pick<RxDrawing, EyeSide>): IndexChoice[] {
  const drawn = eyeSides.filter((side) => drawing[side] !== null);
  const [first] = drawn.map((side) => drawing[side]?.profiles ?? []);
  const made = (first ?? []).flatMap(({ index }) => {
    const inIndex = (side: EyeSide) =>
      drawing[side]?.profiles.find((profile) => profile.index === index) ?? null;
    const eyes = { right: inIndex('right'), left: inIndex('left') };
    return drawn.every((side) => eyes[side]) ? [{ index, eyes }] : [];
  });
  const thickness = made.map(({ eyes }) => thickestOf(eyes));
  return made.map(({ index, eyes }, at) => ({
    index,
    eyes,
    weight: (eyes.right?.weight ?? 0) + (eyes.left?.weight ?? 0),
    thinner: thinnerBy(thickness[0] ?? 0, thickness[at] ?? 0),
  }));
}

/** The thickest place of all lenses, mm. */
function thickestOf(eyes: IndexChoice['eyes']): number {
  return Math.max(
    ...eyeSides.flatMap((side) => {
      const thickness = eyes[side]?.thickness;
      return thickness ? [thickness.centre, thickness.thickestEdge] : [];
    }),
  );
}

function thinnerBy(lowest: number, own: number): number | null {
  const percent = Math.round((1 - own / lowest) * 100);
  return percent > 0 ? percent : null;
}

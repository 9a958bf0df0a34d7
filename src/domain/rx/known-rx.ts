import type { AskedLens } from '../catalogue/follow-lens.ts';
import type { FrameType, Job } from '../frame/frame.ts';
import type { FrameField } from '../frame/measurements.ts';
import type { StandardShape } from '../frame/standard-shape.ts';
import type { TracedFrame } from '../frame/trace-doubts.ts';
import type { EyeField } from '../optics/eye-fields.ts';
import type { PrismPart } from '../optics/prism-parts.ts';
import type { Table } from '../vocabulary/by-name.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { KnownNumber } from './known-number.ts';
import type { LensUse } from './lens-use.ts';
import type { MeasureNumber, WishNumber } from './order-numbers.ts';
import type { Prescribed } from './prescribed.ts';

/** A prism component, possibly half typed. */
interface KnownComponent {
  readonly amount: KnownNumber;
  readonly base: string | null;
}

export type KnownPrism = Readonly<Record<PrismPart, KnownComponent | null>>;

/** An eye's prescription, possibly half typed. */
export interface KnownEye extends Readonly<Record<EyeField, KnownNumber>> {
  readonly prism: KnownPrism;
}

export interface KnownFrame extends Table<FrameField, KnownNumber> {
  readonly type: FrameType | null;
  /** Null if there is a trace. */
  readonly shape: StandardShape | null;
}

/** How the glasses are worn, and the values the design is calculated with. */
interface KnownMeasures extends Table<MeasureNumber | 'corridor', KnownNumber> {
  readonly dominantEye: EyeSide | null;
}

/** Services chosen so far; an empty text is no choice. */
export interface KnownServices {
  readonly tint: {
    readonly colour: string;
    readonly density: KnownNumber;
    readonly form: string;
  } | null;
  readonly mirror: string | null;
  readonly coats: readonly string[];
  readonly engraving: string;
}

/** An order as far as it can be read, half typed or complete; the input of every rule. */
export interface KnownRx {
  readonly prescribed: Prescribed;
  /** An eye that is not ordered is null. */
  readonly right: KnownEye | null;
  readonly left: KnownEye | null;
  readonly lens: AskedLens;
  readonly use: LensUse | null;
  readonly job: Job;
  readonly frame: KnownFrame;
  /** The measured trace, if there is one. */
  readonly traced: TracedFrame | null;
  readonly measures: KnownMeasures;
  readonly wishes: Table<WishNumber | 'diameter', KnownNumber>;
  readonly services: KnownServices;
  readonly balance: EyeSide | null;
  /** Ids of the special requests. */
  readonly requests: readonly string[];
  /** Days after its first pair; missing if it is not a second pair. */
  readonly pairAge?: number | undefined;
}

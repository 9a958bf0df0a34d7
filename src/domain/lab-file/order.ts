import type { LensKind } from '../catalogue/lens.ts';
import type { FrameDetails } from '../frame/details.ts';
import type { FrameType, Job } from '../frame/frame.ts';
import type { FrameField } from '../frame/measurements.ts';
import type { StandardShape } from '../frame/standard-shape.ts';
import type { Trace } from '../frame/trace.ts';
import type { Prism } from '../optics/prism.ts';
import type { Dismissal } from '../rx/dismissal.ts';
import type { LensUse } from '../rx/lens-use.ts';
import type { DeskNumber, NearNumber, WishNumber, WornNumber } from '../rx/order-numbers.ts';
import type { Table } from '../vocabulary/by-name.ts';
import type { EyeSide } from '../vocabulary/eye.ts';

/**
 * One eye in a lab file. Powers in hundredths of a dioptre, lengths in tenths of a millimetre, axis in whole degrees;
 * null if missing.
 */
export interface LabEye extends Table<WishNumber, number | null> {
  readonly sphere: number | null;
  readonly cylinder: number | null;
  readonly axis: number | null;
  readonly add: number | null;
  readonly prism: Prism;
  /** Monocular PD, far and near. */
  readonly pd: number | null;
  readonly nearPd: number | null;
  /** Segment or fitting height; null for single vision. */
  readonly height: number | null;
  /** Height of the optical centre. */
  readonly centreHeight: number | null;
  readonly diameter: number | null;
}

/** The frame and how it is worn: tenths of a millimetre and whole degrees. */
export interface LabFrame extends FrameDetails, Table<FrameField | WornNumber, number | null> {
  readonly type: FrameType | null;
  /** The shape was chosen, not traced. */
  readonly shape: StandardShape | null;
}

export type LabSegment = 'flatTop' | 'round' | 'curved' | 'executive';
export type LabMaterial = 'plastic' | 'polycarbonate' | 'glass' | 'highIndex' | 'trivex';

/** The lens of both eyes. Missing texts are empty. */
export interface LabLens extends Table<NearNumber | DeskNumber, number | null> {
  readonly kind: LensKind | null;
  readonly segment: LabSegment | null;
  /** Catalogue id and name of the design. */
  readonly design: string;
  readonly name: string;
  readonly material: LabMaterial | null;
  /** Refractive index in hundredths. */
  readonly index: number | null;
  readonly colour: string;
  readonly coating: string;
  readonly mirror: string;
  /** Catalogue ids of extra layers on the coating. */
  readonly coats: readonly string[];
  readonly engraving: string;
  /** Single vision only. */
  readonly use: LensUse | null;
  /** Colour of the tint, its absorption in per cent, and whether it fades downwards. */
  readonly tint: string;
  readonly tintDensity: number | null;
  readonly tintForm: 'solid' | 'gradient' | null;
  /** Tenths of a millimetre. */
  readonly corridor: number | null;
  readonly dominantEye: EyeSide | null;
}

/** An order in a lab file. Missing texts are empty. */
export interface LabOrder {
  readonly number: string;
  /** Name of the account. */
  readonly account: string;
  readonly accountId: string;
  readonly client: string;
  readonly patient: string;
  readonly reference: string;
  readonly prescriber: string;
  /** The day of the prescription, `2026-11-23`. */
  readonly prescribedOn: string;
  /** The customer's, `+989…`. */
  readonly mobile: string;
  readonly insurance: string;
  /** Where the glasses are to be delivered. */
  readonly branch: string;
  readonly tray: string;
  /** Possibly several lines. */
  readonly remarks: string;
  /** The original message with the prescription, possibly several lines. */
  readonly source: string;
  /** Ids of structured requests, and the note. */
  readonly requests: readonly string[];
  readonly requestNote: string;
  readonly job: Job | null;
  /** Null for an eye that is not ordered. */
  readonly right: LabEye | null;
  readonly left: LabEye | null;
  /** The eye with a balance lens. */
  readonly balance: EyeSide | null;
  readonly frame: LabFrame;
  readonly lens: LabLens;
  readonly traces: Readonly<Record<EyeSide, Trace | null>>;
  /** Records passed on unchanged from a trace file or a lab file. */
  readonly kept: readonly string[];
  /** Dismissed warnings, with the numbers in their messages. */
  readonly acknowledged: readonly Dismissal[];
}

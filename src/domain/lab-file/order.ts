import type { LensKind } from '../catalogue/lens.ts';
import type { FrameDetails } from '../frame/details.ts';
import type { FrameType, Job } from '../frame/frame.ts';
import type { Trace } from '../frame/trace.ts';
import type { Prism } from '../optics/prism.ts';
import type { Acknowledgement } from '../rx/acknowledgement.ts';
import type { LensUse } from '../rx/rx-order.ts';
import type { EyeSide } from '../vocabulary/eye.ts';

/**
 * One eye as a lab file carries it. Powers in hundredths of a dioptre, lengths in tenths of a millimetre, axis in whole
 * degrees; what the file does not say is null.
 */
export interface LabEye {
  readonly sphere: number | null;
  readonly cylinder: number | null;
  readonly axis: number | null;
  readonly add: number | null;
  readonly prism: Prism;
  /** Monocular PD, far and near. */
  readonly pd: number | null;
  readonly nearPd: number | null;
  /** Segment or fitting height; single vision has none. */
  readonly height: number | null;
  /** Height of the optical centre. */
  readonly centreHeight: number | null;
  readonly diameter: number | null;
  readonly baseCurve: number | null;
  /** Least thicknesses. */
  readonly centreThickness: number | null;
  readonly edgeThickness: number | null;
}

/** The frame and how it is worn: tenths of a millimetre, whole degrees. */
export interface LabFrame extends FrameDetails {
  readonly type: FrameType | null;
  readonly a: number | null;
  readonly b: number | null;
  readonly dbl: number | null;
  readonly ed: number | null;
  readonly vertexDistance: number | null;
  readonly pantoscopicTilt: number | null;
  readonly wrap: number | null;
}

export type LabSegment = 'flatTop' | 'round' | 'curved' | 'executive';
export type LabMaterial = 'plastic' | 'polycarbonate' | 'glass' | 'highIndex' | 'trivex';

/** The lens of both eyes. A text that is missing is empty. */
export interface LabLens {
  readonly kind: LensKind | null;
  readonly segment: LabSegment | null;
  /** The catalogue's id of the design, and its name. */
  readonly design: string;
  readonly name: string;
  readonly material: LabMaterial | null;
  /** Index of refraction in hundredths. */
  readonly index: number | null;
  readonly colour: string;
  readonly coating: string;
  readonly mirror: string;
  /** Layers on top of the coating, by the catalogue's ids. */
  readonly coats: readonly string[];
  readonly engraving: string;
  /** What single vision lenses are for. */
  readonly use: LensUse | null;
  /** Colour of the tint, how much light it takes in per cent, and whether it fades downwards. */
  readonly tint: string;
  readonly tintDensity: number | null;
  readonly tintForm: 'solid' | 'gradient' | null;
  /** Tenths of a millimetre. */
  readonly corridor: number | null;
}

/** An order as a lab file can carry it. A text that is missing is empty. */
export interface LabOrder {
  readonly number: string;
  /** What the account goes by. */
  readonly account: string;
  readonly accountId: string;
  readonly client: string;
  readonly patient: string;
  readonly reference: string;
  readonly tray: string;
  /** May have several lines. */
  readonly remarks: string;
  /** Structured choices by their ids, and the note to them. */
  readonly requests: readonly string[];
  readonly requestNote: string;
  readonly job: Job | null;
  /** An eye that is not ordered is null. */
  readonly right: LabEye | null;
  readonly left: LabEye | null;
  /** The eye whose lens is a blank of like weight. */
  readonly balance: EyeSide | null;
  readonly frame: LabFrame;
  readonly lens: LabLens;
  readonly traces: Readonly<Record<EyeSide, Trace | null>>;
  /** Records that are passed on as they came, line by line: those of a trace file, or of this one, not understood here. */
  readonly kept: readonly string[];
  /** Warnings that the shop knowingly dismissed, with the numbers they told. */
  readonly acknowledged: readonly Acknowledgement[];
}

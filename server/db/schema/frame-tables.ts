import type { GeneratedAlways } from 'kysely';
import type { FrameMaterial } from '../../../src/domain/frame/details.ts';
import type { FrameType } from '../../../src/domain/frame/frame.ts';
import type { StandardShape } from '../../../src/domain/frame/standard-shape.ts';

interface FrameRow {
  id: string;
  brand: string;
  alias: string;
  model: string;
  size: string;
  frameType: FrameType | null;
  shape: StandardShape | null;
  material: FrameMaterial | null;
  a: number | null;
  b: number | null;
  dbl: number | null;
  ed: number | null;
  picture: string | null;
  key: string;
  search: string;
  nameOrder: GeneratedAlways<string>;
}

/** The lab’s list of frames. */
export interface FrameTables {
  frames: FrameRow;
}

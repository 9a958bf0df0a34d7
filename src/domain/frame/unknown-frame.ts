import type { KnownFrame } from './known-frame.ts';

/** A frame about which nothing is known. */
export const unknownFrame: KnownFrame = {
  type: null,
  shape: null,
  a: null,
  b: null,
  dbl: null,
  ed: null,
  material: null,
  brand: '',
  alias: '',
  model: '',
  colour: '',
  size: '',
  picture: null,
};

/** Kinds of results. Equally good results are sorted in this order. */
export const findKinds = [
  'action',
  'screen',
  'preorder',
  'order',
  'customer',
  'account',
  'product',
  'setting',
] as const;
export type FindKind = (typeof findKinds)[number];

/** Something that can be found by its texts. */
export interface Findable {
  /** Unique key, on the device and on the server: `order 0193…`. */
  readonly key: string;
  readonly kind: FindKind;
  /** Its name in each language. */
  readonly names: readonly string[];
  /** Other texts by which it is found. */
  readonly also?: readonly string[];
}

/** What can be found, in the order in which equally good finds stand. */
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
  /** Names it among all others, on the device and at the server: `order 0193…`. */
  readonly key: string;
  readonly kind: FindKind;
  /** What it is called, in each language. */
  readonly names: readonly string[];
  /** What else it is found by. */
  readonly also?: readonly string[];
}

/** One per file in `illustrations/`. */
export const illustrationNames = [
  'avatar',
  'brand',
  'chart',
  'key',
  'lens',
  'parcel',
  'spectacles',
  'tray',
  'unplugged',
] as const;
export type IllustrationName = (typeof illustrationNames)[number];

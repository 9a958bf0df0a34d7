/** Our own line drawings, each a file in `illustrations/`. */
export const illustrationNames = ['avatar', 'brand', 'lens', 'parcel', 'tray'] as const;
export type IllustrationName = (typeof illustrationNames)[number];

/**
 * Widths in which an uploaded picture is stored, in pixels: for a 96-point space on screens with one to four pixels per
 * point.
 */
export const pictureWidths = [96, 192, 384] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The smaller format first; browsers that cannot show it take the other. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widths in which an uploaded picture is kept, in pixels: the place of 96 on screens of one to four pixels a point. */
export const pictureWidths = [96, 192, 384] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The smaller format first; browsers that cannot show it take the other. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

import { type PictureWidth, pictureWidths } from './picture-files.ts';

/** Additional stored widths for the picture dialog, in pixels. */
export const largeWidths = [768, 1536] as const;
export type LargeWidth = (typeof largeWidths)[number];

const allWidths: readonly (PictureWidth | LargeWidth)[] = [...pictureWidths, ...largeWidths];

/** Largest stored width. */
export const widestKept = largeWidths[largeWidths.length - 1];

/** The stored widths of a picture of this width; large ones only as far as the picture fills them. */
export const keptWidths = (width: number): readonly (PictureWidth | LargeWidth)[] =>
  allWidths.filter((each, index) => {
    const narrower = allWidths[index - 1] ?? 0;
    return (pictureWidths as readonly number[]).includes(each) || narrower < width;
  });

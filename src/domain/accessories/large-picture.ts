import { type PictureWidth, pictureWidths } from './picture-files.ts';

/** Widths in which a picture is kept besides, to be looked at in a dialog, in pixels. */
export const largeWidths = [768, 1536] as const;
export type LargeWidth = (typeof largeWidths)[number];

const allWidths: readonly (PictureWidth | LargeWidth)[] = [...pictureWidths, ...largeWidths];

/** The widest a picture is kept. */
export const widestKept = largeWidths[largeWidths.length - 1];

/** The widths of the files of a picture that is this wide: large ones as far as it fills them. */
export const keptWidths = (width: number): readonly (PictureWidth | LargeWidth)[] =>
  allWidths.filter((each, index) => {
    const narrower = allWidths[index - 1] ?? 0;
    return (pictureWidths as readonly number[]).includes(each) || narrower < width;
  });

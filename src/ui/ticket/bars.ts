/** A dark bar: where it begins and how wide it is, modules. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** The dark bars of widths that stand by turns for a bar and a space, with the quiet zone on either side; modules. */
export function barsOf(widths: readonly number[], quiet: number): { bars: Bar[]; width: number } {
  let x = quiet;
  const bars: Bar[] = [];
  widths.forEach((width, place) => {
    if (place % 2 === 0) bars.push({ x, width });
    x += width;
  });
  return { bars, width: x + quiet };
}

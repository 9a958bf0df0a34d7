/** A dark bar, in modules. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** Dark bars from alternating bar and space widths, with a quiet zone on each side, in modules. */
export function barsOf(widths: readonly number[], quiet: number): { bars: Bar[]; width: number } {
  let x = quiet;
  const bars: Bar[] = [];
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  });
  return { bars, width: x + quiet };
}

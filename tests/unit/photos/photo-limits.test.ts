import { expect, it } from 'vitest';
import { scaledSize } from '../../../src/domain/photos/photo-limits.ts';

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [800, 600, 800, 600],
  [10_000, 1, 1600, 1],
])('a photo of %i × %i pixels is scaled to %i × %i', (width, height, scaledWidth, scaledHeight) => {
  expect(scaledSize(width, height)).toEqual({ width: scaledWidth, height: scaledHeight });
});

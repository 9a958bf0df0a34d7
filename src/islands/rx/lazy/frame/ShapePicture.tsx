import { useMemo } from 'react';
import { standardTrace } from '../../../../domain/frame/standard-outline.ts';
import type { StandardShape } from '../../../../domain/frame/standard-shape.ts';
import { shapeOfTrace } from '../../../../domain/frame/trace-shape.ts';
import { pathThrough, viewBoxOf } from '../../../../ui/drawing/path.ts';

/** Number of points drawn. */
const points = 90;

/** Space for the line, mm. */
const margin = 2;

type ShapePictureProps = { shape: StandardShape; size: { a: number; b: number } };

/** A right lens of a standard shape, in the proportions of its frame. */
export function ShapePicture({ shape, size: { a, b } }: ShapePictureProps) {
  const path = useMemo(
    () => pathThrough(shapeOfTrace(standardTrace(shape, { a, b }, points)).points, true),
    [shape, a, b],
  );
  const [right, bottom] = [a / 20 + margin, b / 20 + margin];
  const view = viewBoxOf({ left: 0 - right, top: 0 - bottom, right, bottom });
  return (
    <svg className="rx-shape" viewBox={view} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

import type { EyeSide } from '../../vocabulary/eye.ts';
import { type StatedSide, sortsOf } from './eyes.ts';
import type { Segment } from './segment.ts';
import { isPowerField } from './written.ts';

/**
 * Searches from the end for eye names that may belong to the values above them. `headings` are eyes alone on their
 * line.
 */
export function withEyesBelow(
  segments: readonly Segment[],
  headings: readonly StatedSide[],
): Segment[] {
  if (areNamedBelow(segments, headings.length)) return segments.map(withoutSide);
  return segments.map((segment) => withPairBelow(segment, segments, headings));
}

/** Whether eyes may be named below their values: there are powers above the first name, and none below another name. */
function areNamedBelow(segments: readonly Segment[], headings: number): boolean {
  const powers = segments.filter(hasPower);
  const isAbove = powers.some(({ side, heading }) => side === null && heading === 0);
  const used = new Set(powers.map(({ heading }) => heading));
  return isAbove && Array.from({ length: headings }, (_, at) => at + 1).some((at) => !used.has(at));
}

const withoutSide = (segment: Segment): Segment =>
  hasPower(segment) ? { ...segment, side: null, isBlock: false, isAsked: true } : segment;

function hasPower({ cells, items, field }: Segment): boolean {
  if (cells) return cells.assigned.some((each) => isPowerField(each.field));
  const line = items.filter((item) => item.kind !== 'eye');
  return sortsOf(line, field).includes('power');
}

/** `L +1.00 -1.25` above the name of the other eye with nothing below it: the last power may be that eye's. */
function withPairBelow(
  segment: Segment,
  segments: readonly Segment[],
  headings: readonly StatedSide[],
): Segment {
  const { side, heading } = segment;
  const below = headings[heading] ?? null;
  const isLast =
    segments.findLast((each) => each.heading === heading && hasPower(each)) === segment;
  const isUsed = segments.some((each) => each.heading === heading + 1 && hasPower(each));
  if (!isLast || isUsed || segment.pair || !isOne(side) || !isOne(below) || side === below)
    return segment;
  return { ...segment, pair: [side, below] };
}

const isOne = (side: StatedSide): side is EyeSide => side === 'right' || side === 'left';

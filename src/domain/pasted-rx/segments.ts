import type { Item } from './items/item.ts';
import type { PastedField } from './items/words.ts';
import type { Part } from './lines/chunks.ts';
import { type Head, headOf } from './lines/columns.ts';
import { type StatedSide, withEyesTogether } from './lines/eyes.ts';
import { withEyesBelow } from './lines/named-below.ts';
import { partsOfLine } from './lines/parts.ts';
import { hasSign, hasValue, piecesOf } from './lines/pieces.ts';
import type { Segment } from './lines/segment.ts';
import { rowUnderEyes } from './table-of-eyes.ts';
import { rowUnder, type TableRow } from './table-rows.ts';

interface Context {
  readonly source: string;
  side: StatedSide;
  isInline: boolean;
  isUsed: boolean;
  field: PastedField | null;
  head: Head | null;
  eyes: Head | null;
  isNear: boolean;
  hasSegments: boolean;
  /** Eyes named on separate lines. */
  readonly headings: StatedSide[];
}

/** Splits a text into parts of one line about one eye each, even if an eye takes several lines. */
export function segmentsOf(items: readonly Item[], source: string): Segment[] {
  const context: Context = {
    source,
    side: null,
    isInline: false,
    isUsed: false,
    field: null,
    head: null,
    eyes: null,
    isNear: false,
    hasSegments: false,
    headings: [],
  };
  const segments = linesOf(items).flatMap(({ items: line, isAfterBlank }) => {
    if (isAfterBlank && context.isUsed) Object.assign(context, { side: null, isInline: false });
    return hasValue(line) ? segmentsOfLine(line, context) : readHeading(line, context);
  });
  return withEyesBelow(segments, context.headings);
}

function linesOf(items: readonly Item[]): { items: Item[]; isAfterBlank: boolean }[] {
  const lines: { items: Item[]; isAfterBlank: boolean }[] = [{ items: [], isAfterBlank: false }];
  for (const item of items) {
    if (item.kind === 'line') lines.push({ items: [], isAfterBlank: item.isBlank });
    else lines.at(-1)?.items.push(item);
  }
  return lines;
}

/** A line without numbers names what follows: an eye, a field, the columns of a table, near or far. */
function readHeading(line: readonly Item[], context: Context): Segment[] {
  const sides = line.flatMap((item) => (item.kind === 'eye' ? [item.side] : []));
  const fields = line.flatMap((item) => (item.kind === 'field' ? [item.field] : []));
  const distance = line.findLast(({ kind }) => kind === 'near' || kind === 'far');
  if (distance) context.isNear = distance.kind === 'near';
  const [side = null] = sides;
  if (sides.length > 0) {
    const next = { side: sides.length === 1 ? side : null, isInline: false, isUsed: false };
    const isOfEyes = sides.length === 2 && fields.length < 2;
    Object.assign(context, next, { eyes: isOfEyes ? headOf(line, context.source) : null });
  }
  if (sides.length === 1) context.headings.push(side);
  if (fields.length > 1) context.head = headOf(line, context.source);
  else if (fields.length === 1) context.field = fields[0] ?? null;
  return [];
}

function segmentsOfLine(line: readonly Item[], context: Context): Segment[] {
  const { source, head, eyes } = context;
  const cells = eyes ? rowUnderEyes(line, eyes, source) : null;
  const row = cells ?? (head ? rowUnder(line, head, source) : null);
  if (row) {
    const distance = line.findLast(({ kind }) => kind === 'near' || kind === 'far');
    if (distance) context.isNear = distance.kind === 'near';
    return row.map((each) => segmentOfRow(each, line, context));
  }
  const above = context.isInline ? null : context.side;
  const together = withEyesTogether(line, source);
  const parts = partsOfLine(together, { side: above, field: context.field });
  const segments = segmentsOfParts(parts, context);
  context.field = null;
  context.isUsed ||= context.side !== null;
  return segments;
}

function segmentOfRow({ side, cells }: TableRow, line: readonly Item[], context: Context): Segment {
  const isBlock = side === null && context.side !== null && !context.isInline;
  if (side !== null) Object.assign(context, { side: null, isInline: true });
  context.isUsed ||= context.side !== null;
  const own = {
    ...blank,
    isAsked: false,
    heading: context.headings.length,
    near: context.isNear ? ('above' as const) : ('no' as const),
  };
  return { ...own, side: isBlock ? context.side : side, isBlock, items: line, cells };
}

const blank = {
  pair: null,
  field: null,
  columns: [],
  isOtherwise: false,
  cells: null,
} as const;

function segmentsOfParts(parts: readonly Part[], context: Context): Segment[] {
  const isLoose = context.isInline;
  const wasNear = context.isNear;
  let hasPowers = false;
  const segments = parts.flatMap((part) => {
    const { side, isNamed, items } = part;
    if (isNamed) Object.assign(context, { side, isInline: hasValue(items), eyes: null });
    if (isNamed && side !== null && !hasValue(items)) context.headings.push(side);
    const said = isNamed ? side : isLoose ? null : context.side;
    const isBlock = !isNamed && said !== null;
    return piecesOf(part, context).map((piece): Segment => {
      const near = piece.isNear ? (hasPowers ? 'behind' : 'above') : 'no';
      hasPowers ||= !piece.isNear && hasSign(piece.items);
      const heading = context.headings.length;
      const own = { side: said, isBlock, near, columns: fieldsOf(context), heading } as const;
      return { ...blank, ...part, ...piece, ...own };
    });
  });
  if (segments.some(({ near }) => near === 'behind')) context.isNear = wasNear;
  context.hasSegments ||= segments.length > 0;
  return segments;
}

const fieldsOf = ({ head }: Context) => head?.columns.flatMap(({ field }) => field ?? []) ?? [];

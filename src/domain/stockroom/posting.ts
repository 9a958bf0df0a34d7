import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { correctionReasons } from './movement-kind.ts';
import { stockroomLimits } from './stockroom-limits.ts';

const { lines, pieces, note: noteLength } = stockroomLimits;

/** Shelf key of an item: `hmc-156 650 -200 -50` for a power, `case-hard black` for a variant. */
export const shelfItem = z
  .string()
  .check(z.maxLength(82), z.regex(/^[a-z0-9-]+( [a-z0-9-]+){1,3}$/));

const some = z.int().check(z.gte(1), z.lte(pieces));
const none = z.int().check(z.gte(0), z.lte(pieces));
const moreOrLess = z
  .int()
  .check(z.gte(-pieces), z.lte(pieces))
  .check(z.refine((moved) => moved !== 0));

const listOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.array(line).check(z.minLength(1), z.maxLength(lines));
const arrived = listOf(z.strictObject({ item: shelfItem, pieces: some }));
const note = z._default(orderText(noteLength).check(z.trim()), '');

/** One entry by the lab, with one line per item. */
export const posting = z.discriminatedUnion('kind', [
  /** Pieces from the supplier. */
  z.strictObject({ kind: z.literal('receipt'), note, lines: arrived }),
  /** Pieces returned by a shop. */
  z.strictObject({ kind: z.literal('return'), note, lines: arrived }),
  /** Pieces to add to the recorded stock or, if negative, to subtract. The reason `other` requires a note. */
  z.strictObject({
    kind: z.literal('correction'),
    reason: z.enum(correctionReasons),
    note,
    lines: listOf(z.strictObject({ item: shelfItem, pieces: moreOrLess })),
  }),
  /**
   * A stocktake: all pieces on the shelf, and how many of them are `promised` to orders but still there. `seen` is the
   * number of the item's last movement at that time; later movements are applied on top.
   */
  z.strictObject({
    kind: z.literal('count'),
    note,
    lines: listOf(
      z.strictObject({
        item: shelfItem,
        counted: none,
        promised: z.int().check(z.gte(0)),
        seen: z.int().check(z.gte(0)),
      }),
    ),
  }),
]);
export type Posting = z.infer<typeof posting>;
export type PostingLine = Posting['lines'][number];

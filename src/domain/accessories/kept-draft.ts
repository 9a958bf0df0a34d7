import { type KeptReader, likeParts, list, part, string, whole } from '../vocabulary/kept-data.ts';
import type { AccessoryLine } from './accessories.ts';
import type { AccessoriesDraft } from './draft.ts';

/**
 * A draft that an earlier version of the panel kept; throws for anything else. One line that cannot be read is enough:
 * an order must not lose a line without a word.
 */
export const accessoriesDraftFrom: KeptReader<AccessoriesDraft> = part<AccessoriesDraft>({
  ...likeParts({ reference: '', remarks: '' }),
  waits: list(string),
  lines: list(part<AccessoryLine>({ product: string, variant: string, pieces: whole })),
});

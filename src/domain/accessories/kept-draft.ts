import { type KeptReader, likeParts, list, part, string, whole } from '../vocabulary/kept-data.ts';
import type { AccessoryLine } from './accessories.ts';
import type { AccessoriesDraft } from './draft.ts';

/**
 * Reads a draft kept by an earlier version of the panel; throws for anything else. A single unreadable line is enough
 * to throw, because an order must not silently lose a line.
 */
export const accessoriesDraftFrom: KeptReader<AccessoriesDraft> = part<AccessoriesDraft>({
  ...likeParts({ reference: '', remarks: '' }),
  waits: list(string),
  lines: list(part<AccessoryLine>({ product: string, variant: string, pieces: whole })),
});

import type { Issue } from '../vocabulary/issue.ts';
import { stockLimits, textLimits } from '../vocabulary/limits.ts';

type ShelfDraft = {
  readonly reference: string;
  readonly remarks: string;
  readonly lines: readonly { readonly pieces: number }[];
};

/** Checks the number of lines and their quantities. */
export function checkAmounts({ lines }: Pick<ShelfDraft, 'lines'>): Issue[] {
  const { min, max } = stockLimits.pieces;
  const most = stockLimits.lines.max;
  if (lines.length === 0) return [{ path: 'lines', code: 'linesMissing' }];
  if (lines.length > most) return [{ path: 'lines', code: 'tooManyLines', params: { max: most } }];
  return lines.flatMap(({ pieces }, index): Issue[] => {
    if (pieces >= min && pieces <= max) return [];
    return [{ path: `lines.${index}.pieces`, code: 'outOfRange', params: { min, max } }];
  });
}

/** Checks the length of the reference or the remarks. */
export function checkText(
  draft: Pick<ShelfDraft, 'reference' | 'remarks'>,
  field: 'reference' | 'remarks',
): Issue[] {
  const max = textLimits[field];
  if (draft[field].trim().length <= max) return [];
  return [{ path: field, code: 'tooLong', params: { max } }];
}

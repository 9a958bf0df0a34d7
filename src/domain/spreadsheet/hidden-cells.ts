import type { ReadSheet } from './read-sheet.ts';

/** How many hidden rows and columns of a sheet have content. Filters also hide rows. */
export type HiddenCount = { readonly rows: number; readonly columns: number };

const isContent = (text: string | undefined) => text !== undefined && text.trim() !== '';

export function countHidden({ rows, hiddenRows, hiddenColumns }: ReadSheet): HiddenCount {
  const filled = [...hiddenRows].filter((row) => rows[row - 1]?.some(isContent));
  const used = [...hiddenColumns].filter((column) =>
    rows.some((row) => isContent(row[column - 1])),
  );
  return { rows: filled.length, columns: used.length };
}

/** The rows without hidden cells. All others keep their positions. */
export function withoutHidden({ rows, hiddenRows, hiddenColumns }: ReadSheet): string[][] {
  return rows.map((row, index) =>
    hiddenRows.has(index + 1)
      ? []
      : row.map((text, column) => (hiddenColumns.has(column + 1) ? '' : text)),
  );
}

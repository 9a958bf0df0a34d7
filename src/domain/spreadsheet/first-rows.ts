/** A row as read, with its 1-based number. */
export type SeenRow = { readonly row: number; readonly cells: readonly string[] };

/** Enough to recognise the kind of table. */
const most = { rows: 8, columns: 8, letters: 40 } as const;

/** The first rows of a table, to show next to an error. Blank rows are left out. */
export function firstRows(rows: readonly (readonly string[])[]): SeenRow[] {
  const seen: SeenRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (seen.length === most.rows) break;
    if (row.every((text) => text.trim() === '')) continue;
    const cells = row.slice(0, most.columns).map((text) => shortened(text.trim()));
    seen.push({ row: index + 1, cells });
  }
  return seen;
}

/** Rows searched for headings, below titles. */
const headingRows = 20;

/** The known headings in the row that has the most of them. */
export function knownHeadings(
  rows: readonly (readonly string[])[],
  isKnown: (text: string) => boolean,
): string[] {
  const found = rows.slice(0, headingRows).map((row) => row.filter(isKnown).map(shortened));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

const shortened = (text: string) =>
  text.length > most.letters ? `${Array.from(text).slice(0, most.letters).join('')}…` : text;

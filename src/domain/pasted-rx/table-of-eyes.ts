import type { Item } from './items/item.ts';
import type { PastedField } from './items/words.ts';
import { isEye, numbersIn, type Placed, placedBelow, readCells, wordsOf } from './lines/cells.ts';
import { cellsBetween, type Head, lineAround } from './lines/columns.ts';
import { joint, paired, type TableRow, valuesOf } from './table-rows.ts';

/** A row of a table with a column for each eye: a field and its values. */
export function rowUnderEyes(line: readonly Item[], head: Head, source: string): TableRow[] | null {
  const fields = line.filter((item) => item.kind === 'field');
  const [label] = fields;
  if (!label || fields.length > 1 || line.some(isEye)) return null;
  const span = lineAround(source, label.from);
  const text = source.slice(span.from, span.to);
  const columns = valuesOf(head);
  const mark =
    head.mark !== null && text.includes(head.mark) ? head.mark : text.includes('\t') ? '\t' : null;
  const all = mark === null ? wordsOf(span, source) : cellsBetween(mark, span, source);
  const cells = all.filter((cell) => {
    const isLabel = cell.from < label.to && label.from < cell.to;
    return !(isLabel && numbersIn(cell).length === 0) && !(mark === null && joint.test(cell.text));
  });
  while (cells.length > columns.length && cells.at(-1)?.text === '') cells.pop();
  const isExact =
    cells.length === columns.length || (mark !== null && cells.length < columns.length);
  const placed = isExact ? paired(cells, columns) : placedBelow(cells, columns, { span, source });
  return placed?.some(([cell]) => numbersIn(cell).length > 0) ? byEye(placed, label.field) : null;
}

function byEye(placed: readonly Placed[], field: PastedField): TableRow[] {
  return placed.flatMap(([cell, column]): TableRow[] => {
    const cells = readCells([[cell, { ...column, field }]]);
    const { side } = column;
    const isMeaningful = cells.assigned.length + cells.stray.length + cells.unread.length > 0;
    return isMeaningful ? [{ side, cells }] : [];
  });
}

import { stockroomPaths } from '../../api/stockroom/paths.ts';
import {
  areSigned,
  type ItemCells,
  itemOfRow,
  type ShelfFileRow,
} from '../../domain/stockroom/file-row.ts';
import type { ShelfStates } from '../../domain/stockroom/shelf-chart.ts';
import { isPosting, keepsZero, type ShelfTask } from '../../domain/stockroom/shelf-task.ts';
import type { ReadRow } from '../../domain/table-file/read-table.ts';
import { itemFaults } from '../../i18n/stockroom/shelf-files.ts';
import { postingFaults, stockroom } from '../../i18n/stockroom/stockroom.ts';
import { $stock } from '../stock/stock.ts';
import { createImport, type ImportAnswer, type ImportFault } from '../table-file/import.ts';
import { shelfColumns } from './file-columns.ts';
import { type FileLine, previewPosting } from './file-posting.ts';
import { previewRevision } from './file-revision.ts';
import { chartPaths, readStates } from './file-states.ts';

/** A row whose item can be looked up. Its pieces are missing if they cannot be read. */
type ItemRow = ReadRow<ItemCells & { pieces?: number | null }>;
type Rows = readonly ItemRow[];

/** The chart of rows that name no lens. */
export type ShownChart = { lens: string; diameter: number } | null;

type Context = { task: ShelfTask; shown: ShownChart; variants: ShelfStates };

/** Rows that have an effect: a row without a number changes nothing, nor does a receipt of 0. */
const saying = (task: ShelfTask, rows: Rows) =>
  rows.filter(({ value: { pieces } }) => pieces !== null && (pieces !== 0 || keepsZero(task)));

function isItemRow(row: ReadRow<Partial<ShelfFileRow>>): row is ItemRow {
  const { lens, diameter, sphere, cylinder } = row.value;
  return [lens, diameter, sphere, cylinder].every((cell) => cell !== undefined);
}

/** The items named by the rows, and the faults of the rows on their own. */
function linesOf(rows: Rows, { task, shown, variants }: Context) {
  const columns = shelfColumns(task);
  const context = {
    lenses: $stock.get()?.lenses ?? [],
    variants: new Set(variants.keys()),
    shown,
    isSigned: areSigned(rows.map(({ value }) => value)),
  };
  const lines: FileLine[] = [];
  const faults: ImportFault[] = [];
  const seen = new Set<string>();
  for (const { row, value } of rows) {
    const found = itemOfRow(value, context);
    if ('reason' in found) {
      faults.push({ row, where: columns[found.column].title, why: itemFaults[found.reason] });
    } else if (seen.has(found.item)) {
      faults.push({ row, where: columns.lens.title, why: postingFaults.texts.repeatedLine });
    } else {
      seen.add(found.item);
      lines.push({ row, item: found.item, pieces: value.pieces ?? 0 });
    }
  }
  return { lines, faults };
}

/** Faults for powers that the lab does not keep. Only the task `powers` may add them. */
function notKept(lines: readonly FileLine[], task: ShelfTask, states: ShelfStates): ImportFault[] {
  if (task === 'powers') return [];
  const where = shelfColumns(task).sphere.title;
  return lines.flatMap(({ row, item }) =>
    states.has(item) ? [] : [{ row, where, why: itemFaults.notMade }],
  );
}

// Accessories and their levels are edited with the product.
const readVariants = (task: ShelfTask) =>
  readStates(isPosting(task) ? [stockroomPaths.accessories] : []);

/** Faults of the items in a file with cells that cannot be read. */
async function findMore(task: ShelfTask, shown: ShownChart, rows: Rows) {
  const variants = await readVariants(task);
  return variants ? linesOf(saying(task, rows), { task, shown, variants }).faults : [];
}

async function preview(task: ShelfTask, shown: ShownChart, rows: Rows): Promise<ImportAnswer> {
  const unread: ImportAnswer = { kind: 'problem', text: stockroom.texts.unread };
  const variants = await readVariants(task);
  if (!variants) return unread;
  const { lines, faults } = linesOf(saying(task, rows), { task, shown, variants });
  if (faults.length > 0) return { kind: 'faults', faults };
  const powers = lines.map(({ item }) => item).filter((item) => !variants.has(item));
  const cells = await readStates(chartPaths(powers));
  if (!cells) return unread;
  const states = new Map([...variants, ...cells]);
  const unknown = notKept(lines, task, states);
  if (unknown.length > 0) return { kind: 'faults', faults: unknown };
  if (!isPosting(task)) return previewRevision(task, lines, states);
  return previewPosting(task, lines, states);
}

/** The import of a stock file for a task. `readAgain` reloads the screen once the file has been entered. */
export const shelfImport = (task: ShelfTask, shown: ShownChart, readAgain: () => void) =>
  createImport<ShelfFileRow>({
    name: `shelf ${task}`,
    columns: shelfColumns(task),
    findMore: (rows) => findMore(task, shown, rows.filter(isItemRow)),
    preview: async (rows) => {
      const answer = await preview(task, shown, rows);
      if (answer.kind !== 'preview') return answer;
      const { apply } = answer.preview;
      const applyAndRead = async () => {
        const problem = await apply();
        if (!problem) readAgain();
        return problem;
      };
      return { ...answer, preview: { ...answer.preview, apply: applyAndRead } };
    },
  });

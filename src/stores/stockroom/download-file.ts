import { stockroomPaths } from '../../api/stockroom/paths.ts';
import type { ShelfFileRow } from '../../domain/stockroom/file-row.ts';
import {
  cellOfKey,
  expectedOf,
  type ShelfState,
  type ShelfStates,
} from '../../domain/stockroom/shelf-chart.ts';
import type { ShelfTask } from '../../domain/stockroom/shelf-task.ts';
import { formatPower } from '../../domain/vocabulary/power.ts';
import { withoutIsolates } from '../../i18n/language/format-number.ts';
import { pick } from '../../i18n/language/message.ts';
import { stockroom } from '../../i18n/stockroom/stockroom.ts';
import { $locale } from '../shell/locale.ts';
import { toast } from '../shell/toasts.ts';
import { $stock } from '../stock/stock.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { shelfColumns } from './file-columns.ts';
import { readStates } from './file-states.ts';
import { nameOfItem } from './item-names.ts';

/** The initial amount of a row: the current value, or null for a cell to fill in. */
function amountOf(task: ShelfTask, { level }: ShelfState): number | null {
  if (task === 'levels') return level;
  return task === 'powers' ? 1 : null;
}

function rowOf(item: string, state: ShelfState, task: ShelfTask): ShelfFileRow {
  const known = task === 'count' ? expectedOf(state) : state.onHand;
  const said = { known, pieces: amountOf(task, state) };
  const lenses = $stock.get()?.lenses ?? [];
  const { lens: id, diameter, sphere, cylinder } = cellOfKey(item);
  const lens = lenses.find((each) => each.id === id);
  if (!lens) {
    const name = withoutIsolates(pick(nameOfItem(item), $locale.get()));
    return { lens: item, name, diameter: '', sphere: '', cylinder: '', ...said };
  }
  const isAlone = lenses.filter(({ code }) => code === lens.code).length === 1;
  return {
    lens: isAlone ? lens.code : lens.id,
    name: lens.name[$locale.get()],
    diameter: String(diameter / 10),
    sphere: formatPower(sphere),
    cylinder: formatPower(cylinder),
    ...said,
  };
}

async function download(
  states: ShelfStates | null,
  task: ShelfTask,
  format: 'csv' | 'xlsx',
): Promise<void> {
  if (!states) return toast({ kind: 'danger', text: stockroom.texts.unread });
  const rows = [...states].map(([item, state]) => rowOf(item, state, task));
  downloadTable(`adasi-shelf-${task}`, format, { columns: shelfColumns(task), rows });
}

/** Downloads every power in stock. Once the numbers are filled in, the file can be imported again. */
export async function downloadPowers(task: ShelfTask, format: 'csv' | 'xlsx'): Promise<void> {
  const paths = ($stock.get()?.lenses ?? []).flatMap(({ id, charts }) =>
    charts.map(({ diameter }) => stockroomPaths.cells(id, diameter)),
  );
  await download(await readStates(paths), task, format);
}

/** Downloads the accessories in the same way. */
export async function downloadVariants(task: ShelfTask, format: 'csv' | 'xlsx'): Promise<void> {
  await download(await readStates([stockroomPaths.accessories]), task, format);
}

import type { ShelfFileRow } from '../../domain/stockroom/file-row.ts';
import type { ShelfTask } from '../../domain/stockroom/shelf-task.ts';
import { stockroomLimits } from '../../domain/stockroom/stockroom-limits.ts';
import { orNothing, textCells, wholeCells } from '../../domain/table-file/cells.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import { numberOf } from '../../i18n/stockroom/shelf-cell-name.ts';
import { fileAmounts, shelfFiles } from '../../i18n/stockroom/shelf-files.ts';

const texts = textCells({ most: 200 });
const pieces = orNothing(wholeCells({ min: 0, max: stockroomLimits.pieces }));

const nothing = { kind: 'nothing' } as const;

/** A text column that may be missing from a file, which reads as ''. An empty cell of it reads as null. */
const orAbsent = {
  absent: '',
  read: (cell: string) => (cell.trim() === '' ? { value: null } : texts.read(cell)),
  write: (text: string | null) => texts.write(text ?? ''),
};

const number = (text: string) =>
  text === '' ? nothing : ({ kind: 'number', value: Number(text) } as const);
/** A power cell keeps the sign that a spreadsheet would drop. */
const power = (text: string) =>
  text === '' ? nothing : ({ kind: 'power', hundredths: Math.round(Number(text) * 100) } as const);

/** The columns of a stock file for a task. */
export const shelfColumns = (task: ShelfTask): Columns<ShelfFileRow> => ({
  lens: { title: shelfFiles.texts.code, ...orAbsent },
  name: { title: shelfFiles.texts.name, ...texts },
  diameter: { title: shelfFiles.texts.diameter, ...orAbsent, write: (text) => number(text ?? '') },
  sphere: { title: shelfFiles.texts.sphere, ...texts, write: power },
  cylinder: { title: shelfFiles.texts.cylinder, ...texts, write: power },
  known: {
    title: numberOf(task === 'count' ? 'count' : 'receipt'),
    ...pieces,
    read: () => ({ value: null }),
  },
  pieces: { title: fileAmounts.texts[task], isRequired: true, ...pieces },
});

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

/** Texts of a column that a file may do without, but not leave empty: then they are null. */
const orAbsent = {
  absent: '',
  read: (cell: string) => (cell.trim() === '' ? { value: null } : texts.read(cell)),
  write: (text: string | null) => texts.write(text ?? ''),
};

const number = (text: string) =>
  text === '' ? nothing : ({ kind: 'number', value: Number(text) } as const);
/** A sign stays where a spreadsheet would drop it. */
const power = (text: string) =>
  text === '' ? nothing : ({ kind: 'power', hundredths: Math.round(Number(text) * 100) } as const);

/** The columns of a file of the shelf for what is being done. */
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

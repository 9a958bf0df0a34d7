import {
  choiceCells,
  dayCells,
  orNothing,
  textCells,
  tomanCells,
  wholeCells,
} from '../../../src/domain/table-file/cells.ts';
import type { Columns } from '../../../src/domain/table-file/column.ts';

/** A row with a field of every kind. */
export interface Thing {
  code: string;
  note: string;
  pieces: number;
  price: number | null;
  from: string;
  kind: 'clear' | 'tinted';
}

export const thingColumns: Columns<Thing> = {
  code: { title: ['کد', 'Code'], isRequired: true, ...textCells({ least: 1, most: 20 }) },
  note: { title: ['توضیح', 'Note'], ...textCells({ most: 80 }) },
  pieces: {
    title: ['تعداد', 'Pieces'],
    isRequired: true,
    ...wholeCells({ min: 0, max: 10_000 }),
  },
  price: { title: ['قیمت (تومان)', 'Price (toman)'], ...orNothing(tomanCells) },
  from: { title: ['از روز', 'From'], ...dayCells },
  kind: { title: ['نوع', 'Kind'], ...choiceCells(['clear', 'tinted']) },
};

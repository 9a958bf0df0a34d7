import { readStockTable, type ScreenChoice } from '../../../src/domain/stock-table/table.ts';
import { lenses } from '../../fixtures/power-grid.ts';

export const screen: ScreenChoice = {
  lenses,
  lens: 'hmc-156',
  diameter: 650,
  unit: 'pieces',
};

export const tableOf = (text: string) => text.split('\n').map((row) => row.split('|'));

/**
 * The reading of a table, in short: `-100/-50:2` is two pieces; `hc-156 700 -100/-50:2` names another lens or diameter;
 * a rejected cell is `!row,column reason`, and a rejected table is `refused reason row,column`.
 */
export function takenOf(rows: readonly (readonly string[])[], choice = screen): string {
  const reading = readStockTable(rows, choice);
  if (reading.kind === 'refused') {
    const { reason, at } = reading;
    return at ? `refused ${reason} ${at.row},${at.column}` : `refused ${reason}`;
  }
  const lines = reading.lines.map(({ lens, diameter, sphere, cylinder, pieces }) => {
    const other = [lens === choice.lens ? '' : lens, diameter === choice.diameter ? '' : diameter];
    return [...other.filter(Boolean), `${sphere}/${cylinder}:${pieces}`].join(' ');
  });
  const problems = reading.problems.map(({ row, column, reason }) => `!${row},${column} ${reason}`);
  return [...lines, ...problems].join(', ');
}

export const taken = (text: string, choice = screen) => takenOf(tableOf(text), choice);

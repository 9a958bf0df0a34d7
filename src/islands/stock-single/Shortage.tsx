import { isShortage, missingLine } from '../../domain/shelf/shortage.ts';
import { stockCellKey } from '../../domain/stock/chart.ts';
import { stockShortages } from '../../i18n/shelf/shortages.ts';
import {
  $single,
  $singleIssues,
  noIssues,
  nothingTyped,
  setWaits,
  takeOnHand,
} from '../../stores/stock/single.ts';
import { useLive } from '../base/use-live.ts';
import { ShelfShortage } from '../shelf/lazy/ShelfShortage.tsx';

/** What is missing of the order, and what waits. */
export function Shortage() {
  const { lines, waits } = useLive($single, nothingTyped);
  const issues = useLive($singleIssues, noIssues);
  const missing = issues.flatMap((issue) => lines[missingLine(issue) ?? -1] ?? []);
  const keys = lines.map(stockCellKey);
  return (
    <ShelfShortage
      texts={stockShortages.texts}
      count={issues.filter(isShortage).length}
      missing={missing.map(stockCellKey)}
      waits={keys.filter((key) => waits.includes(key))}
      onTake={() => void takeOnHand()}
      onWait={setWaits}
    />
  );
}

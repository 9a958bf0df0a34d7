import { accessoryKey } from '../../../domain/accessories/products.ts';
import { isShortage, missingLine } from '../../../domain/shelf/shortage.ts';
import { accessoryShortages } from '../../../i18n/shelf/shortages.ts';
import {
  $draft,
  $issues,
  noIssues,
  nothingTyped,
  setWaits,
  takeOnHand,
} from '../../../stores/accessories/accessories.ts';
import { useLive } from '../../base/use-live.ts';
import { ShelfShortage } from '../../shelf/lazy/ShelfShortage.tsx';

/** What is missing of the order, and what waits. */
export function Shortage() {
  const { lines, waits } = useLive($draft, nothingTyped);
  const issues = useLive($issues, noIssues);
  const missing = issues.flatMap((issue) => lines[missingLine(issue) ?? -1] ?? []);
  const keys = lines.map(accessoryKey);
  return (
    <ShelfShortage
      texts={accessoryShortages.texts}
      count={issues.filter(isShortage).length}
      missing={missing.map(accessoryKey)}
      waits={keys.filter((key) => waits.includes(key))}
      onTake={() => void takeOnHand()}
      onWait={setWaits}
    />
  );
}

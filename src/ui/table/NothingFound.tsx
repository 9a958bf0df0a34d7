import { table } from '../../i18n/table/table.ts';
import { Button } from '../base/Button.tsx';
import { EmptyState } from '../base/EmptyState.tsx';

const { texts } = table;

/** Shown if no row of a list matches the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState picture="chart" title={texts.none} text={texts.noneHint}>
      <Button icon="x-lg" text={texts.clearFilters} onClick={onClear} />
    </EmptyState>
  );
}

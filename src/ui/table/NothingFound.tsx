import { table } from '../../i18n/table/table.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

const { texts } = table;

/** Where the filters leave nothing of a list. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState picture="chart" title={texts.none} text={texts.noneHint}>
      <button type="button" className="btn btn-outline-primary" onClick={onClear}>
        <Icon name="x-lg" />
        {say(texts.clearFilters)}
      </button>
    </EmptyState>
  );
}

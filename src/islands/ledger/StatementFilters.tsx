import type { ReactNode } from 'react';
import { entryKindNames } from '../../domain/ledger/kind-names.ts';
import { type StatementChoice, wholeStatement } from '../../domain/ledger/statement-choice.ts';
import { entryKinds, statement } from '../../i18n/ledger/statement.ts';
import { $statementChoice, chooseStatement } from '../../stores/ledger/statement-choice.ts';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { DayRangeFields } from '../calendar/DayRangeFields.tsx';

/** Filters the entries by period and kind. `children` is the lab's account field, which comes first. */
export function StatementFilters({ children }: { children?: ReactNode }) {
  const { from, to, kind } = useLive($statementChoice, wholeStatement);
  const words = useMessages(statement);
  const kinds = useMessages(entryKinds);
  const options: [StatementChoice['kind'], string][] = [
    ['', words.allKinds],
    ...entryKindNames.map((name): [typeof name, string] => [name, kinds[name]]),
  ];
  return (
    <div className="statement-filters">
      {children}
      <DayRangeFields from={from} to={to} onPick={chooseStatement} />
      <FilterSelect
        label={statement.texts.entryKind}
        chosen={kind}
        options={options}
        onChoose={(chosen) => chooseStatement({ kind: chosen })}
      />
    </div>
  );
}

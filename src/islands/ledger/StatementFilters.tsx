import type { ReactNode } from 'react';
import { entryKindNames } from '../../domain/ledger/kind-names.ts';
import { type StatementChoice, wholeStatement } from '../../domain/ledger/statement-choice.ts';
import { entryKinds, statement } from '../../i18n/ledger/statement.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { $statementChoice, chooseStatement } from '../../stores/ledger/statement-choice.ts';
import { FilterSelect } from '../../ui/order-list/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { DayField } from '../order-list/DayField.tsx';

const { texts } = orderList;

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
      <DayField
        label={texts.from}
        day={from}
        earliest=""
        latest={to}
        onPick={(day) => chooseStatement({ from: day })}
      />
      <DayField
        label={texts.to}
        day={to}
        earliest={from}
        latest=""
        onPick={(day) => chooseStatement({ to: day })}
      />
      <FilterSelect
        label={statement.texts.entryKind}
        chosen={kind}
        options={options}
        onChoose={(chosen) => chooseStatement({ kind: chosen })}
      />
    </div>
  );
}

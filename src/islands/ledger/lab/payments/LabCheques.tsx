import { useMemo } from 'react';
import type { ListedCheque } from '../../../../domain/ledger/cheque.ts';
import { labDay } from '../../../../domain/vocabulary/lab-day.ts';
import { dues } from '../../../../i18n/ledger/dues.ts';
import { labNow } from '../../../../stores/browser-support/lab-now.ts';
import { downloadCheques } from '../../../../stores/ledger/cheques.ts';
import { chequeChoice, chequeList } from '../../../../stores/ledger/payments-screen.ts';
import { statementOf } from '../../../../stores/ledger/statement-choice.ts';
import { Choices } from '../../../../ui/base/Choices.tsx';
import { EmptyState } from '../../../../ui/base/EmptyState.tsx';
import { chequeColumns, chequeId } from '../../../../ui/ledger/cheque-columns.tsx';
import { useLive } from '../../../base/use-live.ts';
import { ListView } from '../../../lab-parts/ListView.tsx';
import { ChequeSteps } from '../../parts/ChequeSteps.tsx';
import { CsvButton } from '../../parts/CsvButton.tsx';

const { texts } = dues;
const { $filters, choose } = chequeList;

const choices = [
  { value: 'pending', label: texts.onlyPending },
  { value: 'today', label: texts.dueToday },
  { value: 'overdue', label: texts.pastDueOnly },
  { value: 'all', label: texts.all },
] as const;

const Act = ({ cheque }: { cheque: ListedCheque }) => (
  <ChequeSteps
    cheque={{ ...cheque, account: cheque.account.id }}
    onDone={() => void chequeList.reload()}
  />
);

/** The cheques of all accounts by due day. */
export function LabCheques() {
  const states = chequeChoice(useLive($filters, null)?.states);
  const today = labDay(labNow().getTime());
  const columns = useMemo(() => chequeColumns({ today, hrefOf: statementOf, Act }), [today]);
  return (
    <>
      <div className="dues-tools">
        <Choices
          legend={texts.state}
          options={choices}
          chosen={states}
          onChoose={(next) => choose({ states: next })}
        />
        <CsvButton download={() => downloadCheques({ account: '', states })} />
      </div>
      <ListView
        list={chequeList}
        caption={texts.cheques}
        columns={columns}
        idOf={chequeId}
        empty={<EmptyState picture="tray" title={texts.noCheques} text={texts.noChequesHint} />}
        onClear={() => choose({ states: 'pending' })}
      />
    </>
  );
}

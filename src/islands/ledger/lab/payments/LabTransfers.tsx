import { useState } from 'react';
import type { Transfer } from '../../../../domain/ledger/transfer.ts';
import { transfers } from '../../../../i18n/ledger/transfers.ts';
import { transferList } from '../../../../stores/ledger/payments-screen.ts';
import { statementOf } from '../../../../stores/ledger/statement-choice.ts';
import { decideTransfer } from '../../../../stores/ledger/transfers.ts';
import { noteAct } from '../../../../stores/shell/changes.ts';
import { toast } from '../../../../stores/shell/toasts.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { Choices } from '../../../../ui/base/Choices.tsx';
import { EmptyState } from '../../../../ui/base/EmptyState.tsx';
import { useAction } from '../../../base/use-action.ts';
import { useLive } from '../../../base/use-live.ts';
import { ListView } from '../../../lab-parts/ListView.tsx';
import { transferColumns, transferId } from '../../parts/transfer-columns.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

const { texts } = transfers;
const { $filters, choose } = transferList;

const choices = [
  { value: 'waiting', label: texts.waitingOnly },
  { value: 'all', label: texts.all },
] as const;

function onChanged(): void {
  // The menu shows the number of waiting transfers.
  noteAct();
  void transferList.reload();
}

async function confirm({ id, account }: Transfer): Promise<void> {
  const result = await decideTransfer(id, { decision: 'confirm', account: account.id });
  if (result === 'left') return;
  if (result === 'done') toast({ kind: 'success', text: texts.confirmed });
  else toast({ kind: 'danger', text: texts[result] });
  if (result !== 'failed') onChanged();
}

/** Confirms a reported transfer with one click, or refuses it with a reason. */
function Act({ transfer }: { transfer: Transfer }) {
  const { isBusy, start } = useAction(() => confirm(transfer));
  const [isRefusing, setRefusing] = useState(false);
  if (transfer.state !== 'waiting') return null;
  return (
    <span className="cheque-steps">
      <Button
        look="primary"
        text={texts.confirm}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => start()}
      />
      <Button
        text={texts.refuse}
        disabled={isBusy}
        aria-haspopup="dialog"
        onClick={() => setRefusing(true)}
      />
      {isRefusing && (
        <RefuseDialog transfer={transfer} onDone={onChanged} onClose={() => setRefusing(false)} />
      )}
    </span>
  );
}

const columns = transferColumns({ hrefOf: statementOf, isLab: true, Act });

/** Transfers that shops have reported. Shows the waiting ones by default. */
export function LabTransfers() {
  const chosen = useLive($filters, null)?.reports;
  const reports = chosen === 'all' ? 'all' : 'waiting';
  return (
    <>
      <Choices
        legend={texts.state}
        options={choices}
        chosen={reports}
        onChoose={(next) => choose({ reports: next })}
      />
      <ListView
        list={transferList}
        caption={texts.title}
        columns={columns}
        idOf={transferId}
        empty={<EmptyState picture="tray" title={texts.none} text={texts.noneHint} />}
        onClear={() => choose({ reports: 'waiting' })}
      />
    </>
  );
}

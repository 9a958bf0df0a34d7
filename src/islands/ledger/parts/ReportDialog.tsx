import { useState } from 'react';
import { paidDays } from '../../../domain/ledger/cheque-limits.ts';
import {
  readTypedTransfer,
  type TransferFault,
  type TypedTransfer,
} from '../../../domain/ledger/typed-transfer.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { transferFaults, transferFields, transfers } from '../../../i18n/ledger/transfers.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { dropPhotos } from '../../../stores/device/kept-photos.ts';
import { newId } from '../../../stores/device/records/new-id.ts';
import type { Refused } from '../../../stores/ledger/correct-transfer.ts';
import { reportTransfer } from '../../../stores/ledger/send-transfers.ts';
import { dropWaiting } from '../../../stores/ledger/waiting-transfers.ts';
import { photosPrepared } from '../../../stores/photos/choose-photos.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { CalendarField } from '../../forms/CalendarField.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { useFirstField } from '../../forms/use-first-field.ts';
import { useHeldForm } from '../../forms/use-held-form.ts';
import { faultsIn, useTypedForm } from '../../forms/use-typed-form.ts';
import { ReceiptField } from './ReceiptField.tsx';

const { texts } = transfers;
const labels = transferFields.texts;

/** `sent`: the last content sent and its id, which a retry of the same content reuses. */
type SentTransfer = TypedTransfer & { sent: { what: string; id: string } };
type Problem = 'notAccepted' | 'notUploaded';

const now = () => labNow().getTime();

const nothing = () => ({
  amount: '',
  tracking: '',
  on: labDay(now()),
  note: '',
  photos: [],
  sent: { what: '', id: '' },
});

function useReportForm(refused: Refused | null, onDone: () => void) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useTypedForm<SentTransfer, TransferFault | 'repeated'>({
    id: 'transfer',
    start: { ...nothing(), ...refused?.typed },
    faultsOf: (typed) => faultsIn(readTypedTransfer(typed, now())),
    say: (fault) => transferFaults.texts[fault],
  });
  const { forget } = useHeldForm(form, { name: refused ? `transfer ${refused.id}` : 'transfer' });
  const send = form.handleSubmit(async () => {
    setProblem(null);
    await photosPrepared();
    // A picture was rejected, and the error shows only now.
    if (form.getFieldState('photos').error) return;
    const typed = form.getValues();
    const read = readTypedTransfer(typed, now());
    if (!('transfer' in read)) return;
    const what = JSON.stringify(read.transfer);
    // If the user edited it after a lost response, it is a different report.
    const id = typed.sent.what === what ? typed.sent.id : newId();
    form.setValue('sent', { what, id });
    const result = await reportTransfer(id, read.transfer);
    if (result === 'repeated') return form.refuse({ tracking: 'repeated' });
    if (result !== 'done' && result !== 'waiting') return setProblem(result);
    forget();
    onDone();
    const text = result === 'done' ? texts.sent : texts.kept;
    toast({ kind: result === 'done' ? 'success' : 'info', text });
  });
  return { form, problem, send, forget };
}

type DialogProps = {
  /** The refused report that is being corrected; null for a new one. */
  refused: Refused | null;
  onDone: () => void;
  onClose: () => void;
};

/** The form keeps what was typed, unless it is cancelled. */
function ReportForm({ refused, onDone, onClose }: DialogProps) {
  const { form, problem, send, forget } = useReportForm(refused, () => {
    onClose();
    // The new report replaces the refused one.
    if (refused) void dropWaiting(refused.id);
    onDone();
  });
  const box = useFirstField();
  const cancel = () => {
    dropPhotos(form.getValues('photos'));
    forget();
    onClose();
  };
  return (
    <form ref={box} className="event-form" noValidate onSubmit={send}>
      <FormAmount form={form} name="amount" label={labels.amount} unit="toman" />
      <TextField {...form.field('tracking')} label={labels.tracking} dir="ltr" />
      <CalendarField form={form} name="on" label={labels.on} days={paidDays(now())} />
      <TextField {...form.field('note')} label={labels.note} />
      <ReceiptField form={form} />
      <FormProblem id="transfer-problem" text={problem && texts[problem]} />
      <p className="event-buttons">
        <SubmitButton
          label={texts.send}
          busy={texts.sending}
          isBusy={form.formState.isSubmitting}
        />
        <Button text={texts.cancel} onClick={cancel} />
      </p>
    </form>
  );
}

/** The dialog in which a shop reports a transfer. */
export function ReportDialog(props: DialogProps) {
  return (
    <Dialog within="#main" labelledBy="transfer-title" onClose={props.onClose}>
      <h2 id="transfer-title">{say(texts.report)}</h2>
      <p>{say(texts.reportHint)}</p>
      <ReportForm {...props} />
    </Dialog>
  );
}

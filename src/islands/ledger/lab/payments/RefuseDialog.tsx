import { useState } from 'react';
import { entryLimits } from '../../../../domain/ledger/entry-limits.ts';
import type { Transfer } from '../../../../domain/ledger/transfer.ts';
import { isolate } from '../../../../i18n/language/format-number.ts';
import { fill } from '../../../../i18n/language/message.ts';
import { transferFaults, transfers } from '../../../../i18n/ledger/transfers.ts';
import { decideTransfer } from '../../../../stores/ledger/transfers.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { FormProblem } from '../../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { useTypedForm } from '../../../forms/use-typed-form.ts';
import { LabDialog } from '../../../lab-parts/LabDialog.tsx';

const { texts } = transfers;

const faultsOf = ({ reason }: { reason: string }) => {
  const { length } = reason.trim();
  if (length === 0) return { reason: 'missing' as const };
  return length > entryLimits.note ? { reason: 'tooLong' as const } : {};
};

type RefuseProps = { transfer: Transfer; onDone: () => void; onClose: () => void };

/** Refuses a reported transfer, with a reason. */
export function RefuseDialog({ transfer, onDone, onClose }: RefuseProps) {
  const [problem, setProblem] = useState<'failed' | 'decided' | null>(null);
  const form = useTypedForm({
    id: 'refuse',
    start: { reason: '' },
    faultsOf,
    say: (fault: 'missing' | 'tooLong') => transferFaults.texts[fault],
  });
  const send = form.handleSubmit(async ({ reason }) => {
    const decision = { decision: 'refuse', account: transfer.account.id, reason } as const;
    const result = await decideTransfer(transfer.id, decision);
    if (result === 'left') return;
    if (result === 'done') onClose();
    else setProblem(result === 'decided' ? 'decided' : 'failed');
    if (result !== 'failed') onDone();
  });
  const title = fill(texts.refuseTitle, { tracking: isolate(transfer.tracking) });
  return (
    <LabDialog title={title} onClose={onClose}>
      <form className="event-form" noValidate onSubmit={send}>
        <TextField {...form.field('reason')} label={texts.refuseReason} />
        <FormProblem id="refuse-problem" text={problem && texts[problem]} />
        <p className="event-buttons">
          {problem !== 'decided' && (
            <SubmitButton
              label={problem ? texts.again : texts.refuse}
              busy={texts.sending}
              isBusy={form.formState.isSubmitting}
            />
          )}
          <Button text={texts.cancel} onClick={onClose} />
        </p>
      </form>
    </LabDialog>
  );
}

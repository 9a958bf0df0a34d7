import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import type { Invoice } from '../../../domain/invoices/invoice.ts';
import { invoiceLimits } from '../../../domain/invoices/invoice-limits.ts';
import { invoiceDesk } from '../../../i18n/invoices/invoice-desk.ts';
import { invoicePath } from '../../../panel/invoice-path.ts';
import { newId } from '../../../stores/device/records/new-id.ts';
import { cancelInvoice, type IssuingResult } from '../../../stores/invoices/issue.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useHeldForm } from '../../forms/use-held-form.ts';
import { useTypedForm } from '../../forms/use-typed-form.ts';

const { texts } = invoiceDesk;

/** `sent`: the last content sent and its id, which a retry of the same content reuses. */
type TypedReason = { reason: string; sent: { what: string; id: string } };
type ReasonFault = 'reasonMissing' | 'reasonLong';

function faultsOf({ reason }: TypedReason): { reason?: ReasonFault } {
  const length = reason.trim().length;
  if (length === 0) return { reason: 'reasonMissing' };
  return length > invoiceLimits.reason ? { reason: 'reasonLong' } : {};
}

function useCancelForm({ id: invoice, account }: Invoice) {
  const [problem, setProblem] = useState<Exclude<IssuingResult['kind'], 'done' | 'left'> | null>(
    null,
  );
  const form = useTypedForm<TypedReason, ReasonFault>({
    id: 'cancel-invoice',
    start: { reason: '', sent: { what: '', id: '' } },
    faultsOf,
    say: (fault) => texts[fault],
  });
  const { forget } = useHeldForm(form, { name: `cancel invoice ${invoice}` });
  const send = form.handleSubmit(async (typed) => {
    setProblem(null);
    const reason = typed.reason.trim();
    const id = typed.sent.what === reason ? typed.sent.id : newId();
    form.setValue('sent', { what: reason, id });
    const result = await cancelInvoice(id, { invoice, account: account.id, reason });
    if (result.kind === 'done') {
      forget();
      navigate(invoicePath(result.invoice.id, account.id));
    } else if (result.kind !== 'left') setProblem(result.kind);
  });
  return { form, problem, send, forget };
}

function CancelForm({ invoice, onBack }: { invoice: Invoice; onBack: () => void }) {
  const { form, problem, send, forget } = useCancelForm(invoice);
  const back = () => {
    forget();
    onBack();
  };
  return (
    <form className="event-form" noValidate onSubmit={send}>
      <p>{say(texts.cancelHint)}</p>
      <TextField {...form.field('reason')} label={texts.reason} />
      <FormProblem id="cancel-invoice-problem" text={problem && texts[problem]} />
      <p className="event-buttons">
        <SubmitButton
          label={texts.cancelInvoice}
          busy={texts.cancelling}
          isBusy={form.formState.isSubmitting}
        />
        <Button text={texts.back} onClick={back} />
      </p>
    </form>
  );
}

/** Lets the lab cancel an invoice by a credit note. */
export function CancelInvoice({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="surface order-part invoice-wide">
      <h2>{say(texts.cancelTitle)}</h2>
      {isOpen ? (
        <CancelForm invoice={invoice} onBack={() => setOpen(false)} />
      ) : (
        <p className="invoice-acts">
          <Button icon="x-circle" text={texts.cancelInvoice} onClick={() => setOpen(true)} />
        </p>
      )}
    </section>
  );
}

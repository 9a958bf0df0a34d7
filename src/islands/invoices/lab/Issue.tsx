import { navigate } from 'astro:transitions/client';
import { useRef, useState } from 'react';
import { invoiceDesk } from '../../../i18n/invoices/invoice-desk.ts';
import { subjectWords } from '../../../i18n/invoices/invoice-words.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { invoicePath } from '../../../panel/invoice-path.ts';
import { newId } from '../../../stores/device/records/new-id.ts';
import { type IssuingResult, issueInvoice } from '../../../stores/invoices/issue.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { ActionButton } from '../../base/ActionButton.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import type { Open } from './use-open-charges.ts';

const { texts } = invoiceDesk;

type IssueProps = { account: string; open: Open };

/** Says what would be invoiced, what blocks issuing the invoice, and what is missing from it. */
function Charges({ open: { charges, isUnread, again } }: { open: Open }) {
  if (isUnread) {
    return (
      <p role="alert">
        {say(texts.unread)}{' '}
        <Button look="link" icon="arrow-clockwise" text={texts.again} onClick={again} />
      </p>
    );
  }
  if (!charges) return <p role="status">{say(texts.reading)}</p>;
  if (charges.orders === 0) return <p role="status">{say(texts.nothingOpen)}</p>;
  const count = countText(charges.orders);
  const amount = moneyText(charges.total);
  return (
    <>
      <p role="status">{say(fill(texts.open, { count, amount }))}</p>
      {!charges.hasSeller && <p className="notice notice-danger">{say(texts.noSeller)}</p>}
      {charges.hasSeller && !charges.hasBuyer && (
        <p className="notice notice-info">{say(texts.noBuyer)}</p>
      )}
    </>
  );
}

/** Issues an invoice under an id that stays the same for the same content, so that a retry issues nothing twice. */
function useIssuing({ account, open }: IssueProps) {
  const [problem, setProblem] = useState<Exclude<IssuingResult['kind'], 'done' | 'left'> | null>(
    null,
  );
  const sent = useRef({ what: '', id: '' });
  const issue = async () => {
    const what = JSON.stringify(open.subject);
    if (sent.current.what !== what) sent.current = { what, id: newId() };
    setProblem(null);
    const result = await issueInvoice(sent.current.id, { account, subject: open.subject });
    if (result.kind === 'done') return navigate(invoicePath(result.invoice.id, account));
    if (result.kind === 'left') return;
    if (result.kind === 'refused') open.again();
    setProblem(result.kind);
  };
  return { problem, issue };
}

/** An account's uninvoiced charges, and the button that issues an invoice for them. */
export function Issue({ account, open }: IssueProps) {
  const { problem, issue } = useIssuing({ account, open });
  const { charges, subject } = open;
  const canIssue = charges !== null && charges.orders > 0 && charges.hasSeller;
  return (
    <section className="surface order-part invoice-issue">
      <h2>
        {say(texts.title)} · {say(subjectWords(subject))}
      </h2>
      {subject.kind === 'month' && <MonthChoice month={open.month} onChoose={open.chooseMonth} />}
      <Charges open={open} />
      {problem && (
        <p className="notice notice-danger" role="alert">
          {say(texts[problem])}
        </p>
      )}
      {canIssue && (
        <p className="invoice-acts">
          <ActionButton
            look="primary"
            icon="receipt"
            text={texts.issue}
            busy={texts.issuing}
            onPress={issue}
          />
        </p>
      )}
    </section>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { persianMonthOf } from '../../../domain/invoices/fiscal-year.ts';
import type { InvoiceSubject } from '../../../domain/invoices/invoice.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import { invoiceList } from '../../../stores/invoices/invoices.ts';
import { readOpenCharges } from '../../../stores/invoices/issue.ts';

/** The current month of the Persian calendar at the lab. */
export const currentMonth = (): string => persianMonthOf(labDay(labNow().getTime()));

type Charges = Awaited<ReturnType<typeof readOpenCharges>>;

/** Charges, with the subject they were loaded for. */
type Read = { account: string; of: InvoiceSubject; charges: Charges };

export interface Open {
  /** What would be invoiced; null while loading, and if loading failed. */
  charges: Charges;
  isUnread: boolean;
  subject: InvoiceSubject;
  /** The chosen month. Applies if the URL names no order or delivery. */
  month: string;
  chooseMonth: (month: string) => void;
  again: () => void;
}

/** What can be invoiced for the account in the URL: an order, a delivery, or a month. */
export function useOpenCharges(): Open {
  const { account, order, delivery } = useStore(invoiceList.$filters);
  const [month, chooseMonth] = useState(currentMonth);
  const [read, setRead] = useState<Read | null>(null);
  const [tries, setTries] = useState(0);
  const subject = useMemo((): InvoiceSubject => {
    if (order !== '') return { kind: 'order', order };
    return delivery === '' ? { kind: 'month', month } : { kind: 'delivery', delivery };
  }, [order, delivery, month]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again counts up `tries`.
  useEffect(() => {
    if (account === '') return;
    let isOver = false;
    void readOpenCharges(account, subject).then(
      (charges) => !isOver && setRead({ account, of: subject, charges }),
    );
    return () => {
      isOver = true;
    };
  }, [account, subject, tries]);
  const isCurrent = read?.account === account && read.of === subject;
  return {
    charges: isCurrent ? read.charges : null,
    isUnread: isCurrent && read.charges === null,
    ...{ subject, month, chooseMonth },
    again: () => setTries((count) => count + 1),
  };
}

import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** What is due of an account, the own one for a shop; null until it is read. In memory only. */
export const accountDues = createOwnReading(
  (account: string) => paymentPaths.dues(account || undefined),
  (answer, account) => ({ account, dues: answer }),
);

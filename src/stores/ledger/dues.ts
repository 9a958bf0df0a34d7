import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $signedIn } from '../shell/session.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { ageingRows } from './dues-files.ts';

/** What is due of an account, the own one for a shop; null until it is read. In memory only. */
export const accountDues = createOwnReading(
  (account: string) => paymentPaths.dues(account || undefined),
  (answer, account) => ({ account, dues: answer }),
);

/** Downloads what is due of a shop's own account; false while that is not known. */
export async function downloadDues(): Promise<boolean> {
  const known = accountDues.$value.get();
  const account = $signedIn.get()?.account;
  if (!known || !account) return false;
  downloadFile('dues.csv', csvFile(ageingRows([{ ...known.dues, account }], $locale.get())));
  return true;
}

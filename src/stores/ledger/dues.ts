import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $signedIn } from '../shell/session.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { ageingRows } from './dues-files.ts';

/** Amounts due from an account (for a shop, its own); null until read. In memory only. */
export const accountDues = createOwnReading(
  (account: string) => paymentPaths.dues(account || undefined),
  (answer, account) => ({ account, dues: answer }),
);

/** Downloads the amounts due from a shop's own account; false while they are unknown. */
export async function downloadDues(): Promise<boolean> {
  const known = accountDues.$value.get();
  const account = $signedIn.get()?.account;
  if (!known || !account) return false;
  downloadFile('dues.csv', csvFile(ageingRows([{ ...known.dues, account }], $locale.get())));
  return true;
}

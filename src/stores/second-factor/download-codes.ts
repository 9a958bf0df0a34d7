import { downloadFile } from '../device/download-file.ts';

/** Downloads recovery codes, one per line. */
export function downloadCodes(codes: readonly string[]): void {
  const file = new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' });
  downloadFile('adasi-recovery-codes.txt', file);
}

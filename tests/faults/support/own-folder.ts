import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { childrenOf, killAtOnce } from '../../server/support/processes.ts';

/**
 * Makes a folder for a fault program. It is removed when the program ends in any way, `process.exit` included, which
 * runs no `finally`; processes that the program left running are killed first.
 */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `adasi-${name}-`));
  process.once('exit', () => {
    killAtOnce(childrenOf(process.pid));
    // What a killed PostgreSQL is still writing may arrive while its folder is being emptied.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  return folder;
}

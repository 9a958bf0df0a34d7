import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { conclude } from '../../../scripts/suites/suite.ts';
import { killDatabase } from '../../server/support/processes.ts';

/**
 * A fault program: its name, its time limit in milliseconds, and its work in a new directory, which returns a summary.
 */
interface FaultRun {
  name: string;
  limitMs: number;
  /** Directories whose PostgreSQL must be stopped after a failure, relative to the root. */
  dataDirs: readonly string[];
  work(root: string): Promise<string>;
}

/** Runs a fault program, ends processes it left running, and counts the result. */
export async function runFault({ name, limitMs, dataDirs, work }: FaultRun): Promise<void> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'adasi-fault-'));
  const end = (failure?: string) => {
    if (failure) console.error(`${name}: FAILED: ${failure}`);
    for (const each of dataDirs) killDatabase(path.join(root, each));
    rmSync(root, { recursive: true, force: true });
    conclude({ passed: failure ? 0 : 1, failed: failure ? 1 : 0 });
  };
  const overdue = setTimeout(() => {
    end(`not done within ${limitMs / 1000} s`);
    process.exit(1);
  }, limitMs);
  try {
    console.log(`${name}: ${await work(root)}`);
    end();
    // Receivers that never close their connections would keep the program running.
    process.exit();
  } catch (error) {
    end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  } finally {
    clearTimeout(overdue);
  }
}

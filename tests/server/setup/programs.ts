import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundlePrograms } from '../../support/bundle-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the server's programs, each in one file, and what they share. */
    programs: string;
  }
}

const parent = resolve('.cache');

/** Bundles the programs of the server once for the run: its tests start them a hundred times. */
export async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'programs-'));
  await bundlePrograms(folder, ['main', 'admin', 'backup', 'restore']);
  project.provide('programs', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

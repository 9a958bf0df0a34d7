import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { scratchFolder } from './tests/support/scratch-folder.ts';
import { unitTests } from './tests/support/unit-tests.ts';

/** Tests wait for what they need; the limits only end what hangs, also where other work shares the machine. */
const patient = {
  setupFiles: ['tests/support/patient-waits.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Dozens of servers and commands that tests start compile the same sources. */
const compiled = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('.cache/compiled'),
};

const { shared, alone } = unitTests();

// The databases of all server tests take 3 GB. On a disk, writing them takes a tenth of the processor time.
process.env.TMPDIR = scratchFolder(8 * 1024 ** 3);

export default defineConfig({
  test: {
    // One more than a small machine has cores: some files mostly wait, for databases that hang or leases that run out.
    maxWorkers: 3,
    projects: [
      // Files follow each other in three processes, which saves starting one and importing the product for each of them.
      { test: { ...patient, name: 'unit', include: shared, isolate: false } },
      { test: { ...patient, name: 'unit alone', include: alone } },
      {
        test: {
          ...patient,
          name: 'server',
          env: compiled,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/setup/database.ts', 'tests/server/setup/programs.ts'],
          isolate: false,
        },
      },
    ],
  },
});

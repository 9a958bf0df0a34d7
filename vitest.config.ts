import { defineConfig } from 'vitest/config';

/** Tests wait for what they need; the limits only end what hangs, also where other work shares the machine. */
const patient = {
  setupFiles: ['tests/support/patient-waits.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // By default one core is left idle; much of the time is spent waiting for databases.
    maxWorkers: 2,
    projects: [
      { test: { ...patient, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/setup/database.ts'],
        },
      },
    ],
  },
});

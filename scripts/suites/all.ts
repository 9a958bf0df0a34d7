import { readPlaywright, readVitest } from './reports.ts';
import { command, reported, type Suite } from './suite.ts';

const react = { PANEL_RUNTIME: 'react', PANEL_OUT_DIR: 'dist-react' };

/** What ships, and the same sources on the other runtime. */
export const builds: readonly Suite[] = [
  command('build', 'npm run --silent build'),
  command('build on React', 'npm run --silent build', react),
];

/** What can be said of the sources without running them. */
export const checks: readonly Suite[] = [
  command('types of pages', 'astro check'),
  command('types', 'tsc --noEmit'),
  command('lint and format', 'biome check --error-on-warnings'),
  command('format of pages', 'prettier --check src/**/*.astro'),
  command('nothing unused', 'knip'),
  command('import directions', 'node scripts/check-imports.ts'),
];

const vitestReport = '.cache/vitest.json';

/** Rules, stores and API. */
export const vitest = reported(
  'unit and server tests',
  `vitest run --reporter=dot --reporter=json --outputFile.json=${vitestReport}`,
  vitestReport,
  readVitest,
);

/** What a built panel weighs. */
export const size = command('size', 'size-limit');

/** Orders are not lost when the server is. */
export const faults = command('faults', 'node tests/faults/kill.ts');

/** The whole, in a browser. */
export const browser = reported(
  'browser tests',
  'playwright test',
  'test-results/e2e.json',
  readPlaywright,
);

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readPlaywright, readVitest } from './reports.ts';
import { command, program, reported, type Suite } from './suite.ts';

const react = { PANEL_RUNTIME: 'react', PANEL_OUT_DIR: 'dist-react' };

/** What ships. */
export const build = command('build', 'npm run --silent build');

/** What ships, and the same sources on the other runtime. */
export const builds: readonly Suite[] = [
  build,
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

const faultsDirectory = path.resolve(import.meta.dirname, '../../tests/faults');

/** Orders are not lost when the server is: the one fault short enough for every run of the tests. */
export const kill = fault('kill.ts');

/** Every program that does harm for minutes on end: the files of `tests/faults/`, by name. */
export const faults: readonly Suite[] = readdirSync(faultsDirectory)
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map(fault);

function fault(file: string): Suite {
  return program(`faults: ${path.basename(file, '.ts')}`, path.join(faultsDirectory, file));
}

/** The whole, in a browser. */
export const browser = reported(
  'browser tests',
  'playwright test',
  'test-results/e2e.json',
  readPlaywright,
);

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readPlaywright, readVitest } from './reports.ts';
import { command, program, repeatable, reported, type Suite } from './suite.ts';

const react = { PANEL_RUNTIME: 'react', PANEL_OUT_DIR: 'dist-react' };

export const build = command('build', 'npm run --silent build');

/** The build that ships, and the same sources built with React. */
export const builds: readonly Suite[] = [
  build,
  command('build on React', 'npm run --silent build', react),
];

/** The React build for tests on this machine, which don't need compressed files. */
export const uncompressed = command('build on React', 'astro build', react);

/** Types that Astro generates; a build generates them too. */
export const generated = command('generated types', 'astro sync');

/** Caches its results and rechecks only what a change can affect. */
const types = command('types', 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.json');

/** The longest checks, which read the generated types. `tsc` cannot read Astro pages. */
export const typed: readonly Suite[] = [
  types,
  command('types of pages', 'astro check --noSync --tsconfig tsconfig.pages.json'),
];

const lint = command('lint', 'biome check --error-on-warnings');

const lintOfStyles = command('lint of styles', 'stylelint src/**/*.scss');

/** Each reads some sources once, and reports file, line and remedy. */
const small: readonly Suite[] = [
  command('imports', 'node scripts/check-imports.ts'),
  command('texts', 'node scripts/check-texts.ts'),
  command('looks', 'node scripts/check-looks.ts'),
  command('translations', 'node scripts/check-translations.ts'),
  command('migrations', 'node scripts/check-migrations.ts'),
  command('queries', 'node scripts/check-queries.ts'),
  command('personal data', 'node scripts/check-personal-data.ts'),
  command('sizes', 'node scripts/check-sizes.ts'),
  command('money', 'node scripts/check-money.ts'),
  command('lock of packages', 'node scripts/check-lock.ts'),
];

/** The other checks of the sources, which run no product code. */
export const checks: readonly Suite[] = [
  lint,
  command('format of pages', 'prettier --check src/**/*.astro'),
  command('format of styles', 'prettier --check src/**/*.scss'),
  lintOfStyles,
  command('nothing unused', 'knip'),
  ...small,
];

/** The checks to run while coding, one list for each of two cores. */
export const fast: readonly (readonly Suite[])[] = [
  [generated, types],
  [lint, lintOfStyles, ...small],
];

const vitestReport = '.cache/vitest.json';

/** Unit and server tests. */
export const vitest = reported({
  name: 'unit and server tests',
  words: `vitest run --reporter=dot --reporter=json --outputFile.json=${vitestReport}`,
  report: vitestReport,
  read: readVitest,
  only: (files) => ['--maxWorkers=1', ...files],
});

export const size = command('size', 'size-limit');

const faultsDirectory = path.resolve(import.meta.dirname, '../../tests/faults');

/** Killing the server must lose no order. The only fault test short enough for every test run. */
export const kill = repeatable(fault('kill.ts'));

/** Long fault tests, by file name in `tests/faults/`. */
export const faults: readonly Suite[] = readdirSync(faultsDirectory)
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map(fault);

function fault(file: string): Suite {
  return program(`faults: ${path.basename(file, '.ts')}`, path.join(faultsDirectory, file));
}

/** Browser tests. */
export const browser = reported({
  name: 'browser tests',
  words: 'playwright test',
  report: 'test-results/e2e.json',
  read: readPlaywright,
  only: (files) => ['--workers=1', ...files.map((file) => `tests/e2e/${file}`)],
});

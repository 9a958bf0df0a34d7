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

/** Types that Astro generates; a build generates them too. */
export const generated = command('generated types', 'astro sync');

/** The longest check; it reads the generated types. */
export const pages = command('types of pages', 'astro check --noSync');

/** The other checks of the sources that run no product code; those of types read the generated ones. */
export const checks: readonly Suite[] = [
  command('types', 'tsc --noEmit'),
  command('lint and format', 'biome check --error-on-warnings'),
  command('format of pages', 'prettier --check src/**/*.astro'),
  command('format of styles', 'prettier --check src/**/*.scss'),
  command('lint of styles', 'stylelint src/**/*.scss'),
  command('nothing unused', 'knip'),
  command('import directions', 'node scripts/check-imports.ts'),
  command('sizes of files', 'node scripts/check-sizes.ts'),
  command('money is whole', 'node scripts/check-money.ts'),
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

/** Killing the server must lose no order; the only fault short enough for every test run. */
export const kill = repeatable(fault('kill.ts'));

/** Long fault programs, by their file names in `tests/faults/`. */
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

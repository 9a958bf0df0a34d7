/** Prints figures beside their budgets: all of them, or the named parts. */
import { builds } from '../../scripts/suites/all.ts';
import { runSuites } from '../../scripts/suites/suite.ts';
import { benchApi } from './api.ts';
import { benchFirstPaint } from './first-paint.ts';
import { benchPages } from './pages.ts';
import { benchStart } from './start.ts';

const parts: Record<string, () => Promise<void>> = {
  pages: () => benchPages({ preact: 'dist', react: 'dist-react' }),
  paint: () => benchFirstPaint('dist'),
  start: benchStart,
  api: benchApi,
};

const { failed } = await runSuites(builds);
if (failed > 0) process.exit(1);
const named = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) await run();
}

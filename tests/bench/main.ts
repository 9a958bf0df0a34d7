/** Prints figures next to their budgets: all parts, or those named. The slowest parts run only if named. */
import { builds } from '../../scripts/suites/all.ts';
import { runSuites } from '../../scripts/suites/suite.ts';
import { benchAccounts } from './accounts.ts';
import { benchCounter } from './counter.ts';
import { benchFind } from './find.ts';
import { benchFirstField } from './first-field.ts';
import { benchFirstPaint } from './first-paint.ts';
import { benchHistory } from './history.ts';
import { benchImport } from './import.ts';
import { benchLarge } from './large.ts';
import { benchLists } from './lists.ts';
import { benchPages } from './pages.ts';
import { benchPlacing } from './placing.ts';
import { benchReports } from './reports.ts';
import { benchRewrites } from './rewrites/rewrites.ts';
import { benchStart } from './start.ts';
import { benchStatement } from './statement.ts';
import { benchUpdates } from './updates/updates.ts';

/** Measured on the built panel. */
const ofPanel: Record<string, () => Promise<void>> = {
  pages: () => benchPages({ preact: 'dist', react: 'dist-react' }),
  paint: () => benchFirstPaint('dist'),
  field: () => benchFirstField('dist'),
  counter: () => benchCounter('dist'),
  find: () => benchFind('dist'),
  start: benchStart,
};
/** Parts that build the panel themselves. */
const ofVersions: Record<string, () => Promise<void>> = {
  rewrites: benchRewrites,
  updates: benchUpdates,
};
const ofApi: Record<string, () => Promise<void>> = {
  placing: benchPlacing,
  lists: benchLists,
  history: benchHistory,
  statement: benchStatement,
  import: benchImport,
  accounts: benchAccounts,
};
/** Parts that need half an hour and 40 GB, and several minutes and 3 GB. */
const onlyNamed: Record<string, () => Promise<void>> = { large: benchLarge, reports: benchReports };

const named = process.argv.slice(2);
const isWanted = (name: string) => named.length === 0 || named.includes(name);
if (Object.keys(ofPanel).some(isWanted)) {
  const { failed } = await runSuites(builds);
  if (failed > 0) process.exit(1);
}
for (const [name, run] of Object.entries({ ...ofPanel, ...ofVersions, ...ofApi }))
  if (isWanted(name)) await run();
for (const [name, run] of Object.entries(onlyNamed)) if (named.includes(name)) await run();

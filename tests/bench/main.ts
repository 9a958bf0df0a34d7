/** Prints what was measured beside what it should be. */
import { builds } from '../../scripts/suites/all.ts';
import { runSuites } from '../../scripts/suites/suite.ts';
import { benchApi } from './api.ts';
import { benchPages } from './pages.ts';
import { benchStart } from './start.ts';

const { failed } = await runSuites(builds);
if (failed > 0) process.exit(1);
await benchPages({ preact: 'dist', react: 'dist-react' });
await benchStart();
await benchApi();

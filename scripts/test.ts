/** Every test. The last line is the count of passed and failed. */
import { browser, build, checks, kill, size, typed, uncompressed, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

// Two lists for two cores: a build alone leaves half of one idle, and tests that wait for databases, leases and slow
// lines leave a third of both.
const building = runSuites([build]);
const [built, tested] = await Promise.all([
  building.then(async (first) => [first, await runSuites([uncompressed, size, browser])]),
  runSuites([...checks, vitest, kill])
    // The build generates the types.
    .then(async (first) => [first, await building.then(() => runSuites(typed))]),
]);
conclude(...built, ...tested);

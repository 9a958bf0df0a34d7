/** Every test. The last line is the count of passed and failed. */
import { browser, build, checks, kill, size, typed, uncompressed, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

// One list per core; the build alone leaves half a core idle.
const building = runSuites([build]);
const [built, checked] = await Promise.all([
  building.then(async (first) => [first, await runSuites([uncompressed, size])]),
  runSuites(checks)
    // The build generates the types.
    .then(async (first) => [first, await building.then(() => runSuites(typed))]),
]);
const tested = await runSuites([vitest, kill, browser]);
conclude(...built, ...checked, tested);

/** Every test. The last line is the count of passed and failed. */
import { browser, builds, checks, kill, size, typed, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

const built = await runSuites(builds);
const checked = await Promise.all([runSuites(typed), runSuites([...checks, size])]);
const tested = await runSuites([vitest, kill, browser]);
conclude(built, ...checked, tested);

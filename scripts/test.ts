/** Every test. The last line is the count of passed and failed. */
import { browser, builds, checks, kill, size, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

conclude(await runSuites([...builds, ...checks, size, vitest, kill, browser]));

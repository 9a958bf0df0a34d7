/** Everything that can be checked without a browser or a build. */
import { checks, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

conclude(await runSuites([...checks, vitest]));

/** Every check that needs neither a browser nor a build. */
import { checks, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

conclude(await runSuites([...checks, vitest]));

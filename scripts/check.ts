/** Every check that needs neither a browser nor a build. */
import { checks, generated, pages, vitest } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

conclude(await runSuites([generated, pages, ...checks, vitest]));

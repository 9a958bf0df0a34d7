/** Every long program that harms the server or the line and looks at what is left. The last line is the count. */
import { build, faults } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

conclude(await runSuites([build, ...faults]));

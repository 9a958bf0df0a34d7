/** Runs every program of tests/faults, which damage server or network and check what is left. Ends with the counts. */
import { build, faults } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

conclude(await runSuites([build, ...faults]));

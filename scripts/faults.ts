/**
 * Runs the programs in tests/faults, which damage the server or the network and check what is left: all of them, or
 * those named (`npm run faults -- kill failover`). Ends with the counts.
 */
import { build, faults } from './suites/all.ts';
import { conclude, runSuites } from './suites/suite.ts';

const wanted = process.argv.slice(2);
const nameOf = (suite: { name: string }) => suite.name.replace('faults: ', '');
const known = faults.map(nameOf);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  throw new Error(`Unknown fault test: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
}
const chosen = faults.filter((suite) => wanted.length === 0 || wanted.includes(nameOf(suite)));
conclude(await runSuites([build, ...chosen]));

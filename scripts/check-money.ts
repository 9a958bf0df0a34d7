/** Checks that money is a whole number of rials from the database to the screen. */
import { globSync, readFileSync } from 'node:fs';
import { fractionsOfMoney } from './money/fractions.ts';

const paths = globSync('{src,server}/**/*.{ts,tsx,sql}');
const faults = paths.flatMap((path) =>
  fractionsOfMoney({ path, text: readFileSync(path, 'utf8') }),
);
for (const fault of faults) console.error(fault);
console.log(`${paths.length} files, ${faults.length} places where money is no whole number.`);
process.exitCode = faults.length === 0 ? 0 : 1;

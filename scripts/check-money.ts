/** Checks that money is a whole number of rials from the database to the screen. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { fractionsOfMoney } from './money/fractions.ts';

const sources = readSources('{src,server}/**/*.{ts,tsx,sql}');
report(`${sources.length} files`, sources.flatMap(fractionsOfMoney));

/** Checks that files stay small enough to read at one sitting, and names folders that have grown full. */
import { globSync, readFileSync } from 'node:fs';
import { fullFolders, longFiles } from './sizes/oversize.ts';

const files = globSync('{src,server}/**/*.{ts,tsx,astro,scss}').map((path) => ({
  path,
  lines: readFileSync(path, 'utf8').trimEnd().split('\n').length,
}));

const faults = longFiles(files);
for (const fault of faults) console.error(fault);
for (const advice of fullFolders(files)) console.log(advice);
console.log(`${files.length} files, ${faults.length} too long.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Checks that files and folders stay small enough to find one's way in. */
import { globSync, readFileSync } from 'node:fs';
import { oversize } from './sizes/oversize.ts';

const files = globSync('{src,server}/**/*.{ts,tsx,astro,scss}').map((path) => ({
  path,
  lines: readFileSync(path, 'utf8').trimEnd().split('\n').length,
}));

const faults = oversize(files);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} too long or in too full a folder.`);
process.exitCode = faults.length === 0 ? 0 : 1;

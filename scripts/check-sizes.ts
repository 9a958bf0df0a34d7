/** Checks that files stay small enough to read in one sitting, and lists folders that are full. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { fullFolders, longFiles } from './sizes/oversize.ts';

const files = readSources('{src,server}/**/*.{ts,tsx,astro,scss}').map(({ path, text }) => ({
  path,
  lines: text.trimEnd().split('\n').length,
}));

for (const advice of fullFolders(files)) console.log(advice);
report(`${files.length} files`, longFiles(files));

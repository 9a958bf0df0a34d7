/** Checks that files stay small enough to read at one sitting, and names folders that have grown full. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { fullFolders, longFiles } from './sizes/oversize.ts';

const files = readSources('{src,server}/**/*.{ts,tsx,astro,scss}').map(({ path, text }) => ({
  path,
  lines: text.trimEnd().split('\n').length,
}));

for (const advice of fullFolders(files)) console.log(advice);
report(`${files.length} files`, longFiles(files));

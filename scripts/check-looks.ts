/** Checks that components and pages contain no hard-coded colours, sizes or styles. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { rawLooks } from './markup/raw-looks.ts';

const sources = readSources('src/**/*.{tsx,astro}');
report(`${sources.length} files`, sources.flatMap(rawLooks));

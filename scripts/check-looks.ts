/** Checks that components and pages hold no colours, sizes or styles of their own. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { rawLooks } from './markup/raw-looks.ts';

const sources = readSources('src/**/*.{tsx,astro}');
report(`${sources.length} files`, sources.flatMap(rawLooks));

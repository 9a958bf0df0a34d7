/** Checks that no component or page has hard-coded text, which would exist in one language only. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { typedTexts } from './markup/typed-texts.ts';

const sources = readSources('src/**/*.{tsx,astro}');
report(`${sources.length} files`, sources.flatMap(typedTexts));

/** Checks that no text is typed into a component or page, where it stands in one language. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { typedTexts } from './markup/typed-texts.ts';

const sources = readSources('src/**/*.{tsx,astro}');
report(`${sources.length} files`, sources.flatMap(typedTexts));

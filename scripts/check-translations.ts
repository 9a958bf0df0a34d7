/** Checks that every text of the panel exists in Persian and in English. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { oneLanguage } from './translations/one-language.ts';

const sources = readSources('src/i18n/**/*.ts');
report(`${sources.length} files`, sources.flatMap(oneLanguage));

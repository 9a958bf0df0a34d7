/**
 * Subsets Vazirmatn (SIL Open Font License 1.1) to Persian, weights 400 to 700, and writes the file the panel ships.
 * Latin text uses the system font: a Latin subset would double the download for the few words on a Persian page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { narrowFigures } from './fonts/narrow-figures.ts';

const source = createRequire(import.meta.url).resolve(
  'vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2',
);
const letters = 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنهویةكيى';
const marks = 'ـًّٔ\u200c';
const digitsAndSigns = '۰۱۲۳۴۵۶۷۸۹٪٫٬،؛؟«»';
// WebKit draws the half-space with the space glyph; without that glyph the next letter disappears.
const space = ' ';

const kept = letters + marks + digitsAndSigns + space;
// The features Persian needs to join and place letters. Among the others, `locl` draws Urdu's digits and `ss01` Latin's
// in Persian.
const keepFeatures = [
  ...['calt', 'ccmp', 'fina', 'init', 'liga', 'medi', 'rlig', 'tnum'],
  ...['kern', 'mark', 'mkmk'],
];

const plain = await subsetFont(await readFile(source), kept, {
  targetFormat: 'sfnt',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 700 } },
});
const font = await subsetFont(narrowFigures(Buffer.from(plain)), kept, {
  targetFormat: 'woff2',
  keepFeatures,
});
await writeFile(new URL('../src/styles/fonts/vazirmatn.woff2', import.meta.url), font);

import { globSync, statSync } from 'node:fs';
import { pageFiles, pagesOf, paintFiles, shellScripts } from './scripts/sizes/page-files.ts';
import { mostKb, releasedKb } from './scripts/sizes/shop-pages.ts';

const folder = process.env.PANEL_OUT_DIR ?? 'dist';
const fonts = globSync(`${folder}/_astro/*.woff2`);
const pathOf = (page) => `/${page.replace(/\/?index\.html$/, '')}`;

/** Kilobytes of the files as hosts send them: `npm run build` leaves a compressed copy beside each text. */
const kbOf = (files) =>
  files.reduce((sum, file) => sum + statSync(globSync(`${file}.br`)[0] ?? file).size, 0) / 1000;

/** How much heavier a page has become since the last release. */
function growthOf(path, files) {
  const released = releasedKb[path];
  if (released === undefined) return 'new since the last release';
  const growth = kbOf(files) - released;
  return `${growth < 0 ? '−' : '+'}${Math.abs(growth).toFixed(1)} kB since the last release`;
}

const pages = pagesOf(folder);

const paint = pages.map((page) => ({
  name: `${pathOf(page)}: what paints it`,
  path: paintFiles(folder, page),
  limit: '14 KB',
}));

const whole = pages.map((page) => {
  const path = pathOf(page);
  const files = [...pageFiles(folder, page), ...fonts];
  return {
    name: `${path}: all it asks for (${growthOf(path, files)})`,
    path: files,
    limit: `${mostKb(path)} KB`,
  };
});

export default [
  {
    name: 'script until the shell is live',
    path: shellScripts(folder, 'index.html'),
    limit: '42 KB',
  },
  ...paint,
  ...whole,
];

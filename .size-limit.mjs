import { globSync } from 'node:fs';
import { pageFiles, pagesOf, paintFiles, shellScripts } from './scripts/sizes/page-files.ts';
import { shopPages } from './scripts/sizes/shop-pages.ts';

const folder = process.env.PANEL_OUT_DIR ?? 'dist';
const fonts = globSync(`${folder}/_astro/*.woff2`);

const paint = pagesOf(folder).map((page) => ({
  name: `/${page}: what paints it`,
  path: paintFiles(folder, page),
  limit: '14 KB',
}));

const whole = Object.entries(shopPages).map(([page, { most, released }]) => ({
  name: `/${page}: all it asks for (${released} kB when last released)`,
  path: [...pageFiles(folder, page), ...fonts],
  limit: `${most} KB`,
}));

export default [
  {
    name: 'script until the shell is live',
    path: shellScripts(folder, 'index.html'),
    limit: '40 KB',
  },
  ...paint,
  ...whole,
];

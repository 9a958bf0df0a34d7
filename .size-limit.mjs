import { pageFiles, pagesOf, paintFiles, shellScripts } from './scripts/sizes/page-files.ts';
import { shopPages } from './scripts/sizes/shop-pages.ts';

const folder = process.env.PANEL_OUT_DIR ?? 'dist';

const paint = pagesOf(folder).map((page) => ({
  name: `/${page}: what paints it`,
  path: paintFiles(folder, page),
  limit: '14 KB',
}));

const whole = Object.entries(shopPages).map(([page, bytes]) => ({
  name: `/${page}: all it asks for`,
  path: pageFiles(folder, page),
  limit: `${bytes} B`,
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

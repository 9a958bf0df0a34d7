import { pagesOf, paintFiles, shellScripts } from './scripts/sizes/page-files.ts';

const folder = process.env.PANEL_OUT_DIR ?? 'dist';

const paint = pagesOf(folder).map((page) => ({
  name: `/${page}: what paints it`,
  path: paintFiles(folder, page),
  limit: '14 KB',
}));

export default [
  {
    name: 'script until the shell is live',
    path: shellScripts(folder, 'index.html'),
    limit: '40 KB',
  },
  ...paint,
];

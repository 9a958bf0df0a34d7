import { existsSync, globSync, statSync } from 'node:fs';
import { pageFiles, pagesOf, paintFiles, shellScripts } from './scripts/sizes/page-files.ts';
import { mostKb, releasedKb, releasedWorkerKb } from './scripts/sizes/shop-pages.ts';

const folder = process.env.PANEL_OUT_DIR ?? 'dist';
const fonts = globSync(`${folder}/_astro/*.woff2`);
const pathOf = (page) => `/${page.replace(/\/?index\.html$/, '')}`;

/** The files as hosts send them: `npm run build` leaves a compressed copy beside each text. */
const sent = (files) => files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));

const kbOf = (files) => sent(files).reduce((sum, file) => sum + statSync(file).size, 0) / 1000;

/** How much heavier files have become since the last release. */
function growthOf(released, files) {
  if (released === undefined) return 'new since the last release';
  const growth = kbOf(files) - released;
  return `${growth < 0 ? '−' : '+'}${Math.abs(growth).toFixed(1)} kB since the last release`;
}

const pages = pagesOf(folder);

const paint = pages.map((page) => ({
  name: `${pathOf(page)}: what paints it`,
  path: sent(paintFiles(folder, page)),
  limit: '14 KB',
}));

const whole = pages.map((page) => {
  const path = pathOf(page);
  const files = [...pageFiles(folder, page), ...fonts];
  return {
    name: `${path}: all it asks for (${growthOf(releasedKb[path], files)})`,
    path: sent(files),
    limit: `${mostKb(path)} KB`,
  };
});

const worker = `${folder}/sw.js`;

/** Every visitor's browser keeps it and looks for a new one at each visit. */
const workerBudget = {
  name: `service worker (${growthOf(releasedWorkerKb, [worker])})`,
  path: sent([worker]),
  limit: `${releasedWorkerKb + 1} KB`,
};

/** Measured as they are: what is sent is compressed already. */
const budgets = [
  {
    name: 'script until the shell is live',
    path: sent(shellScripts(folder, 'index.html')),
    limit: '42 KB',
  },
  workerBudget,
  ...paint,
  ...whole,
];

export default budgets.map((budget) => ({ ...budget, brotli: false }));

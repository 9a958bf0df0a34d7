import { statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rewrites } from '../../../scripts/build/rewrite-pages.ts';
import { pageFiles, paintFiles } from '../../../scripts/sizes/page-files.ts';
import { buildPanel } from '../build-panel.ts';
import { type Figure, printFigures } from '../figures.ts';

const page = 'rx/index.html';
/**
 * Without `after-paint` no scripts are listed, so its saving, the scripts before the first frame, cannot be measured
 * here.
 */
const isMeasured = (name: string) => name !== 'after-paint';
/** Plugins that rewrite packages' code. */
const ofCode = ['plain-preload', 'react-by-name'];

const kbOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0) / 1000;

type Weights = { paint: number; asked: number; files: number };

async function weigh(root: string, without: string): Promise<Weights> {
  const folder = join(root, without || 'whole');
  await buildPanel('tests/bench/rewrites/without.config.ts', {
    PANEL_OUT_DIR: folder,
    PANEL_HISTORY: join(root, 'history', without),
    WITHOUT: without,
  });
  const files = pageFiles(folder, page);
  return { paint: kbOf(paintFiles(folder, page)), asked: kbOf(files), files: files.length };
}

/** Prints what each rewrite of the framework's output saves, by building the panel without it. */
export async function benchRewrites(): Promise<void> {
  await mkdir('.cache', { recursive: true });
  // Inside the project, where the build finds its packages.
  const root = await mkdtemp('.cache/without-');
  try {
    const whole = await weigh(root, '');
    const figures: Figure[] = [];
    for (const name of [...Object.keys(rewrites).filter(isMeasured), ...ofCode]) {
      const { paint, asked, files } = await weigh(root, name);
      const beside = [asked - whole.asked, files - whole.files];
      figures.push({ what: name, unit: 'saved', value: paint - whole.paint, beside });
    }
    printFigures('What rewriting saves /rx', figures, ['KB, paint', 'KB, all', 'requests']);
  } finally {
    await rm(root, { recursive: true });
  }
}

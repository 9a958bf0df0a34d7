import { buildPanel } from '../build-panel.ts';

/** How a version differs from today's panel: the number of changed words in the shell's texts, and a changed island. */
type Change = { words: number; island?: string };

/** Builds a version of the panel into a folder. `history` is where the build finds earlier versions. */
export const buildVersion = (
  { words, island = '' }: Change,
  folder: string,
  history: string,
): Promise<void> =>
  buildPanel('tests/bench/updates/changed-panel.config.ts', {
    PANEL_OUT_DIR: folder,
    PANEL_HISTORY: history,
    CHANGED_WORDS: String(words),
    CHANGED_ISLAND: island,
  });

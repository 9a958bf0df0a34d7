import { buildPanel } from '../build-panel.ts';

/** How a version differs from today's panel: how many words of the shell's texts, and which island. */
type Change = { words: number; island?: string };

/** Builds a version of the panel into a folder; `history` is where builds find the earlier ones. */
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

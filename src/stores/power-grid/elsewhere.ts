import { computed } from 'nanostores';
import { elsewhereOf } from '../../domain/power-grid/elsewhere.ts';
import { $gridWindow, $settledLines, $setup } from './grid.ts';

/** Ordered pieces outside the visible part of the grid, by lens and diameter. */
export const $elsewhere = computed(
  [$gridWindow, $settledLines, $setup],
  (window, lines, { layer }) => (window && layer === 'order' ? elsewhereOf(window, lines) : []),
);

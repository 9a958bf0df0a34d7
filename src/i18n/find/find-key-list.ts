import type { KeyList } from '../language/key-list.ts';
import { find } from './find.ts';

/** Keys that work on every screen. */
export const everywhereKeyList: KeyList = [
  [['Ctrl K', '⌘ K'], find.texts.title],
  [['?'], find.texts.keys],
];

/** Keys of the global search. */
export const findKeyList: KeyList = [
  [
    ['↑', '↓'],
    ['مورد بعدی یا قبلی', 'Next or previous result'],
  ],
  [['Enter'], ['باز کردن یا انجام دادن', 'Open it, or do it']],
  [['Esc'], ['بستن', 'Close']],
];

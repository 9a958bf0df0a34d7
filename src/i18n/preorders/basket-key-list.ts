import type { KeyList } from '../language/key-list.ts';
import { basketKeys } from './basket.ts';

const { texts } = basketKeys;

/** The keys of the list of pre-orders. */
export const basketKeyList: KeyList = [
  [['J', '↓'], texts.next],
  [['K', '↑'], texts.previous],
  [['X', 'Space'], texts.select],
  [['Shift ↓', 'Shift ↑'], texts.extend],
  [['A'], texts.all],
  [['N'], texts.send],
  [['Delete'], texts.delete],
  [['Esc'], texts.clear],
];

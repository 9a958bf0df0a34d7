import type { Item } from './items.ts';

/** Whether a word can only be the base of a prism: `BI` and `base in`, but not `in`. */
export const isBaseOf = ({ from, to }: Item, source: string): boolean =>
  /^(?:b\.?[ioud]|base|بیس|قاعده)/i.test(source.slice(from, to));

import type { Page } from 'playwright';

/** A fault on a screen: what it is, where on the page, and by how much. */
export type Fault = { what: string; where: string; howMuch: string };

/** One kind of measurement. */
export type Part = {
  /** Runs in the page before its own scripts. */
  before?: () => void;
  /** Measures a screen that has been loaded and is idle. */
  loaded: (page: Page) => Promise<Fault[]>;
  /** Measures a screen that a link from another has opened without loading. */
  navigated?: (page: Page) => Promise<Fault[]>;
};

export type Finding = Fault & { path: string; look: string };

/** A finding on one line. */
export const findingLine = ({ path, look, what, where, howMuch }: Finding): string =>
  [path, look, what, where, howMuch].join(' · ');

import type { Page } from 'playwright';

/** Something on a screen that should not be: what, where on the page, and how much of it. */
export type Fault = { what: string; where: string; howMuch: string };

/** One kind of measurement. */
export type Part = {
  /** Runs in the page before its own scripts. */
  before?: () => void;
  /** Measures a screen that was loaded and is idle. */
  loaded: (page: Page) => Promise<Fault[]>;
  /** Measures a screen that a link of another one led to, without loading. */
  navigated?: (page: Page) => Promise<Fault[]>;
};

export type Finding = Fault & { path: string; look: string };

/** A finding on one line. */
export const findingLine = ({ path, look, what, where, howMuch }: Finding): string =>
  [path, look, what, where, howMuch].join(' · ');

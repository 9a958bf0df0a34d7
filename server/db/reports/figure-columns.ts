import type { Measure } from '../../../src/domain/reports/measures.ts';

/** Stands for the sums of all accounts. */
export const everyAccount = '00000000-0000-0000-0000-000000000000';

/** The column of a measure. */
export const columnOf = (measure: Measure): string =>
  measure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

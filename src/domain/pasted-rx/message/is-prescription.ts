import type { PastedRx } from '../pasted-rx.ts';

/** Whether a text is a prescription, and not a number or a name copied from somewhere. */
export function isPrescription({ values, questions }: PastedRx): boolean {
  const places = [...values, ...questions].map(({ from, to }) => `${from} ${to}`);
  return new Set(places).size > 1;
}

import type { Figure } from '../figures.ts';
import type { Answer } from './counting-front.ts';
import type { Interrupted } from './interrupted.ts';
import type { Faults, Moved } from './measures.ts';
import { released } from './released.ts';

/** Limits of what may be downloaded. */
export type Most = { kb?: number; answers?: number };

export const bytesOf = (answers: readonly Answer[]) =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0);

export function figure(what: string, unit: string, value: number, atMost?: number): Figure {
  const beside = [released[what] ?? Number.NaN];
  return { what, unit, value, beside, ...(atMost !== undefined && { atMost }) };
}

const fetched = (what: string, answers: readonly Answer[], most: Most) => [
  figure(`${what}: fetched`, 'KB', bytesOf(answers) / 1000, most.kb),
  figure(`${what}: answers`, 'count', answers.length, most.answers),
];

const wrong = (what: string, { failing, differing }: Faults) => [
  figure(`${what}: closed offline`, 'screens', failing.length, 0),
  figure(`${what}: not as built`, 'files', differing.length, 0),
];

export const ofMoved = (what: string, moved: Moved, most: Most): Figure[] => [
  ...fetched(what, moved.answers, most),
  ...wrong(what, moved),
];

export const ofInterrupted = ({ first, next, ...faults }: Interrupted): Figure[] => [
  figure('cut first visit: visits until whole', 'count', first.tries),
  ...fetched('cut first visit', first.answers, {}),
  figure('cut update: tries until whole', 'count', next.tries),
  ...fetched('cut update', next.answers, {}),
  ...wrong('cut update', faults),
];

import type { PastedQuestion, PastedRx } from '../pasted-rx.ts';

/** Questions that can be about several numbers together. */
const ofRows: readonly PastedQuestion['code'][] = [
  'whichEye',
  'whichRow',
  'eachEye',
  'powerOrder',
  'addPair',
];

/** More characters than one number has, with its sign. */
const longestNumber = 9;

const isOfSeveral = ({ code, from, to }: PastedQuestion) =>
  ofRows.includes(code) && to - from > longestNumber;

/** Whether a text is a prescription, and not a number or a name copied from somewhere. */
export function isPrescription({ values, questions }: PastedRx): boolean {
  const places = [...values, ...questions].map(({ from, to }) => `${from} ${to}`);
  return new Set(places).size > 1 || questions.some(isOfSeveral);
}

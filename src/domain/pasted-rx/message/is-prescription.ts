import type { PastedQuestion, PastedRx } from '../pasted-rx.ts';

/** Questions that can be about several numbers at once. */
const ofRows: readonly PastedQuestion['code'][] = [
  'whichEye',
  'whichRow',
  'eachEye',
  'powerOrder',
  'addPair',
];

/** Maximum characters of one number with its sign; anything longer has several. */
const longestNumber = 9;

const isOfSeveral = ({ code, from, to }: PastedQuestion) =>
  ofRows.includes(code) && to - from > longestNumber;

/** Whether a text is a prescription rather than a number or name copied from elsewhere. */
export function isPrescription({ values, questions }: PastedRx): boolean {
  const places = [...values, ...questions].map(({ from, to }) => `${from} ${to}`);
  return new Set(places).size > 1 || questions.some(isOfSeveral);
}

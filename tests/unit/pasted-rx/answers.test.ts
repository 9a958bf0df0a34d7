import { describe, expect, test } from 'vitest';
import type { PastedAnswers } from '../../../src/domain/pasted-rx/pasted-rx.ts';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import { choiceText } from '../../../src/i18n/pasted-rx/pasted-words.ts';
import { brief } from './brief.ts';

/** Answers the questions one by one with the answer given for each code. */
function answered(text: string, given: Readonly<Record<string, string>>): string {
  let answers: PastedAnswers = {};
  for (let round = 0; round < 8; round += 1) {
    const open = readPasted(text, answers).questions.find(
      ({ id, code }) => given[code] !== undefined && !(id in answers),
    );
    if (!open) break;
    answers = { ...answers, [open.id]: given[open.code] ?? '' };
  }
  const { values } = readPasted(text, answers);
  return brief(text, answers).split(' ? ')[0] ?? String(values.length);
}

describe('an answer', () => {
  test.each([
    ['OD -0.75 x 90', { lonePower: 'plano' }, 'R.sph 0 R.cyl -75 R.axis 90'],
    ['OD -0.75 x 90', { lonePower: 'cylinder' }, 'R.cyl -75 R.axis 90'],
    ['OD -2.25 x 90', { lonePower: 'sphere' }, 'R.sph -225'],
    ['OD 0.75 x 90', { lonePower: 'plano', signMissing: '-' }, 'R.sph 0 R.cyl -75 R.axis 90'],
    ['OU -0.75 x 90', { lonePower: 'cylinder' }, 'R.cyl -75 R.axis 90 L.cyl -75 L.axis 90'],
    ['R -0.75 90', { stray: 'axis 90', lonePower: 'plano' }, 'R.sph 0 R.cyl -75 R.axis 90'],
    ['R -2.25 32', { stray: 'pd 32' }, 'R.sph -225 R.pd 320'],
    ['R x90 -0.75', { detailOrValue: 'none' }, 'R.sph -75'],
    [
      'R (90) -0.75 -2.25',
      { stray: 'axis 90', powerOrder: 'second' },
      'R.sph -225 R.cyl -75 R.axis 90',
    ],
    ['R (90°) -2.25 -0.75', { powerOrder: 'first' }, 'R.sph -225 R.cyl -75 R.axis 90'],
    ['R/L: -2.00 / -1.75', { eachEye: 'each' }, 'R.sph -200 L.sph -175'],
    ['L/R: -2.00 / -1.75', { eachEye: 'each' }, 'R.sph -175 L.sph -200'],
    ['ADD 2.25 / 2.00', { addPair: 'eyes' }, 'R.add 225 L.add 200'],
    ['ADD L/R 2.25/2.00', { addPair: 'eyes' }, 'R.add 200 L.add 225'],
    [
      'R -2.00 -0.50 x 90 L same',
      { sameEye: 'copy' },
      'R.sph -200 R.cyl -50 R.axis 90 L.sph -200 L.cyl -50 L.axis 90',
    ],
    ['R 2.00 L same', { sameEye: 'copy', signMissing: '+' }, 'R.sph 200 L.sph 200'],
    ['R -2.00 L BAL', { balance: 'copy' }, 'R.sph -200 L.sph -200'],
    ['R -2.25 (was -2.00)', { twoValues: '0' }, 'R.sph -225'],
    [
      'R -2.00 L -2.00 Reading: 2.00',
      { nearPower: 'add both' },
      'R.sph -200 R.add 200 L.sph -200 L.add 200',
    ],
    ['-1.25 R -2.25', { whichRow: 'right' }, 'R.sph -125 L.sph -225'],
    [
      '-1.25 -0.50 x 90\nOD\n-2.25 -0.75 x 85\nOS',
      { whichRow: 'right' },
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
  ])('of %j', (text, given, read) => {
    expect(answered(text, given)).toBe(read);
  });
});

test('choices say what they fill in, in both languages', () => {
  const texts = (text: string) =>
    readPasted(text).questions.flatMap((question) =>
      question.choices.map((choice) =>
        choiceText(question, choice).map((each) => each.replace(/[\u2066\u2069]/g, '')),
      ),
    );
  expect(texts('R -0.75 x 90')).toEqual([
    ['سیلندر است و اسفر صفر', 'Cylinder, with sphere 0.00'],
    ['سیلندر است و اسفر نوشته نشده', 'Cylinder, and the sphere isn’t written'],
    ['اسفر است و سیلندر نوشته نشده', 'Sphere, and the cylinder isn’t written'],
  ]);
  expect(texts('ADD 2.25 / 2.00')[0]?.[1]).toBe('Right eye ADD 2.25, Left eye ADD 2.00');
  expect(texts('R (90°) 0.75 -2.25').map(([, en]) => en)).toEqual([
    'Sphere first, then cylinder',
    'Cylinder first, then sphere',
  ]);
  expect(texts('R (90°) -0.75 -2.25')[1]?.[1]).toBe('SPH −2.25, CYL −0.75');
});

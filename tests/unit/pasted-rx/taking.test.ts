import { describe, expect, test } from 'vitest';
import { isPrescription } from '../../../src/domain/pasted-rx/message/is-prescription.ts';
import { markedParts } from '../../../src/domain/pasted-rx/message/marked-parts.ts';
import { joinSources, sourceText } from '../../../src/domain/pasted-rx/message/source-text.ts';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { textLimits } from '../../../src/domain/vocabulary/limits.ts';
import { changesOfMessage, replacedBy } from '../../../src/stores/pasted-rx/changes.ts';

const message = 'R -2.25 -0.75 x 90\nL -1.00 2Δ BI';

test('distinguishes a prescription from a number or a name', () => {
  expect(isPrescription(readPasted(message))).toBe(true);
  expect(isPrescription(readPasted('-2.25'))).toBe(false);
  expect(isPrescription(readPasted('-2.25 -0.75 x 90'))).toBe(true);
  expect(isPrescription(readPasted('-1.25 R\n-2.25'))).toBe(true);
  expect(isPrescription(readPasted('0012345678'))).toBe(false);
  expect(isPrescription(readPasted('مشتری نمونه 12'))).toBe(false);
});

test('marks the parts read and the parts asked about', () => {
  const text = 'R 2.25 -0.75 x 90!';
  expect(markedParts(text, readPasted(text)).map(({ text: part, as }) => [part, as])).toEqual([
    ['R ', null],
    ['2.25', 'asked'],
    [' ', null],
    ['-0.75', 'read'],
    [' x ', null],
    ['90', 'read'],
    ['!', null],
  ]);
});

describe('the source of an order', () => {
  test('is the whole message', () => {
    expect(sourceText(` ${message}\n`, readPasted(message))).toBe(message);
  });

  test('of a long message is only the lines with the prescription', () => {
    const long = `${'سلام '.repeat(500)}\n${message}\nتشکر`;
    expect(sourceText(long, readPasted(long))).toBe(message);
  });

  test('never exceeds the limit of an order, and is always storable', () => {
    const long = `R -1.00 ${'😀'.repeat(textLimits.source)} L -1.00\0`;
    const source = sourceText(long, readPasted(long));
    expect(source.length).toBeLessThanOrEqual(textLimits.source);
    expect(source.isWellFormed()).toBe(true);
    expect(sourceText('R -1.00\0', readPasted('R -1.00'))).toBe('R -1.00');
  });

  test('keeps both messages of an order, or only the later if both are too long', () => {
    expect(joinSources('', 'L -1')).toBe('L -1');
    expect(joinSources('R -1', 'L -1')).toBe('R -1\n\nL -1');
    expect(joinSources('R -1\n\nL -1', 'L -1')).toBe('R -1\n\nL -1');
    expect(joinSources('R'.repeat(textLimits.source), 'L -1')).toBe('L -1');
  });
});

test('writes values as typed in the language, and says what they replace', () => {
  const draft = emptyRxDraft();
  draft.right.sphere = '+1';
  draft.eyes = 'right';
  const reading = readPasted(message);
  expect(changesOfMessage(draft, message, reading, 'en')).toEqual([
    { path: 'eyes', text: 'both' },
    { path: 'right.sphere', text: '−2.25' },
    { path: 'right.cylinder', text: '−0.75' },
    { path: 'right.axis', text: '90' },
    { path: 'left.sphere', text: '−1.00' },
    { path: 'left.prism.horizontal.amount', text: '2.00' },
    { path: 'left.prism.horizontal.base', text: 'in' },
    { path: 'source', text: message },
  ]);
  expect(reading.values.map((value) => replacedBy(draft, value, 'fa'))).toEqual([
    '+1',
    '',
    '',
    '',
    '',
  ]);
});

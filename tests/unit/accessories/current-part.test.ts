import { expect, test } from 'vitest';
import { currentPart } from '../../../src/domain/accessories/current-part.ts';
import { keptWidths } from '../../../src/domain/accessories/large-picture.ts';

test.each([
  ['nothing has reached the bars', [300, 900, 1500], false, 0],
  ['the first has', [100, 900, 1500], false, 0],
  ['the second is just below them', [-500, 120, 700], false, 1],
  ['the page ends before the last one reaches them', [-900, -300, 400], true, 2],
  ['there is none', [], false, 0],
])('when %s, that part of the page is read', (_, tops, isAtEnd, part) => {
  expect(currentPart(tops, { line: 150, isAtEnd })).toBe(part);
});

test.each([
  [100, [96, 192, 384]],
  [384, [96, 192, 384]],
  [385, [96, 192, 384, 768]],
  [768, [96, 192, 384, 768]],
  [1536, [96, 192, 384, 768, 1536]],
])('a picture %i px wide is kept in the widths %j', (width, widths) => {
  expect(keptWidths(width)).toEqual(widths);
});

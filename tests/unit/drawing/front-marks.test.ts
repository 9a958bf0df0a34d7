import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFrame } from '../../../src/domain/drawing/frame-drawing.ts';
import type { FrameFacts } from '../../../src/domain/drawing/front.ts';
import { frontMarks, type Mark } from '../../../src/domain/drawing/front-marks.ts';
import type { Box } from '../../../src/domain/frame/point.ts';

const eye = { pd: 315, height: 220, isPlus: false };
const facts: FrameFacts = {
  frame: { type: 'fullRim', shape: null, a: 520, b: 400, dbl: 180, ed: 560 },
  traces: null,
  right: eye,
  left: { pd: 330, height: 190, isPlus: false },
  isHardCoated: false,
  isFrameSound: true,
};
const paper = { width: 254, text: 11.5 };

function markFront(changes: Partial<FrameFacts> = {}, on = paper) {
  const drawing = drawFrame({ ...facts, ...changes });
  if (!drawing) throw new Error('Nothing drawn.');
  return frontMarks(drawing, on);
}

function find(marks: readonly Mark[], name: Mark['name'], side: Mark['side']) {
  return marks.find((mark) => mark.name === name && mark.side === side);
}

/** The box of a number; a digit is at most six tenths as wide as it is high. */
function boxOfNumber({ at, value, name }: Mark, text: number): Box {
  const signs = String(Math.round(value * 10) / 10).length + (name === 'blank' ? 2 : 0);
  const half = (signs * 0.55 * text) / 2;
  return { left: at.x - half, right: at.x + half, top: at.y - text / 2, bottom: at.y + text / 2 };
}

function overlap(one: Box, other: Box): boolean {
  const isApart =
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  return !isApart;
}

describe('the measures round a frame', () => {
  it('say each eye’s PD, height, decentration and blank, and the boxes', () => {
    const { marks } = markFront();
    const described = marks.map(
      ({ name, side, value }) => `${name} ${side} ${Math.round(value * 10) / 10}`,
    );
    expect(described).toEqual([
      'pd right 31.5',
      'height right 22',
      'inset right 3.5',
      'blank right 70',
      'pd left 33',
      'height left 19',
      'inset left 2',
      'blank left 65',
      'a right 52',
      'a left 52',
      'dbl null 18',
      'b left 40',
    ]);
  });

  it('omit unknown measures', () => {
    const partial = markFront({ right: { ...eye, height: null }, left: null }).marks;
    expect(partial.map(({ name }) => name)).toEqual(['pd', 'inset', 'blank', 'a', 'a', 'dbl', 'b']);
  });

  it('have no arrow where the eye looks through the middle', () => {
    const { marks } = markFront({ right: { ...eye, pd: 350 } });
    expect(find(marks, 'inset', 'right')).toBeUndefined();
  });

  it('take the PD from the middle of the frame', () => {
    const pd = find(markFront().marks, 'pd', 'left');
    expect(pd?.line?.from.x).toBe(0);
    expect(pd?.line?.to.x).toBe(33);
  });

  it('point the decentration from the boxing centre, inwards or outwards', () => {
    const inwards = find(markFront().marks, 'inset', 'right');
    expect([inwards?.line?.from.x, inwards?.line?.to.x]).toEqual([-35, -31.5]);
    expect(inwards?.isArrow).toBe(true);
    const outwards = find(markFront({ left: { ...eye, pd: 380 } }).marks, 'inset', 'left');
    expect([outwards?.line?.from.x, outwards?.line?.to.x]).toEqual([35, 38]);
  });

  it('are written as large as the paper asks', () => {
    const { text, view } = markFront();
    expect((text / (view.right - view.left)) * paper.width).toBeCloseTo(paper.text);
    expect(view.left).toBeCloseTo(-view.right);
  });

  it('never cover one another, on a phone as on a desk', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 440, max: 620 }),
        fc.integer({ min: 260, max: 560 }),
        fc.integer({ min: 140, max: 240 }),
        fc.integer({ min: 56, max: 76 }),
        fc.integer({ min: 56, max: 76 }),
        fc.integer({ min: 12, max: 32 }),
        fc.constantFrom(254, 294, 326, 560),
        (a, b, dbl, right, left, rise, width) => {
          const height = Math.min(350, Math.max(120, Math.round((b * rise) / 200) * 5));
          const both = (half: number) => ({ pd: half * 5, height, isPlus: false });
          const { marks, text, view } = markFront(
            {
              frame: { type: 'fullRim', shape: null, a, b, dbl, ed: null },
              right: both(right),
              left: both(left),
            },
            { ...paper, width },
          );
          const boxes = marks.map((mark) => ({ mark, box: boxOfNumber(mark, text) }));
          boxes.forEach(({ mark, box }, index) => {
            expect(box.left).toBeGreaterThanOrEqual(view.left);
            expect(box.right).toBeLessThanOrEqual(view.right);
            expect(box.top).toBeGreaterThanOrEqual(view.top);
            expect(box.bottom).toBeLessThanOrEqual(view.bottom);
            for (const other of boxes.slice(index + 1)) {
              const names = `${mark.name} ${mark.side}, ${other.mark.name} ${other.mark.side}`;
              expect(overlap(box, other.box) ? names : '').toBe('');
            }
          });
        },
      ),
    );
  });
});

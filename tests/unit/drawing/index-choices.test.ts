import { describe, expect, it } from 'vitest';
import { drawLenses } from '../../../src/domain/drawing/drawn-rx.ts';
import { indexChoices } from '../../../src/domain/drawing/index-choices.ts';

const eye = (sphere: number) => ({
  power: { sphere, cylinder: 0, axis: null },
  pd: null,
  height: null,
});

const choicesOf = (right: number | null, left: number | null, indexes = [150, 156, 160, 174]) =>
  indexChoices(
    drawLenses(
      {
        frame: null,
        isFrameSound: true,
        traces: null,
        right: right === null ? null : eye(right),
        left: left === null ? null : eye(left),
        isForNear: false,
        isHardCoated: true,
        indexes,
        wishes: { diameter: null, centreThickness: null, edgeThickness: null },
      },
      null,
    ),
  );

describe('the choice of an index', () => {
  it('is thinner and, for a strong minus, lighter from index to index', () => {
    const choices = choicesOf(-600, -500);
    expect(choices.map(({ index }) => index)).toEqual([150, 156, 160, 174]);
    const thinner = choices.map((choice) => choice.thinner);
    expect(thinner[0]).toBeNull();
    expect(thinner.slice(1)).toEqual(
      thinner.slice(1).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
    );
    expect(thinner.at(-1)).toBeGreaterThan(30);
    const [first, , third] = choices;
    expect(first?.weight).toBeGreaterThan(third?.weight ?? Number.NaN);
  });

  it('has the edge of optics’ check: −6.00, n 1.56, Ø 65 gives 5.84 mm over the centre', () => {
    const [choice] = choicesOf(-600, null, [156]);
    const thickness = choice?.eyes.right?.thickness;
    expect((thickness?.thickestEdge ?? 0) - (thickness?.centre ?? 0)).toBeCloseTo(5.84, 2);
    expect(choice?.eyes.left).toBeNull();
  });

  it('weighs both lenses together', () => {
    const [both] = choicesOf(-300, -300, [160]);
    const [one] = choicesOf(-300, null, [160]);
    expect(both?.weight).toBeCloseTo(2 * (one?.weight ?? 0));
  });

  it('leaves out an index in which one of the lenses cannot be made', () => {
    const surfaceEnds = 1800;
    expect(choicesOf(surfaceEnds, -100, [150, 174]).map(({ index }) => index)).toEqual([174]);
  });

  it('is empty without a power', () => {
    expect(choicesOf(null, null)).toEqual([]);
  });
});

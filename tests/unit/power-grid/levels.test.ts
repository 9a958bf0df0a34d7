import { describe, expect, it } from 'vitest';
import { proposeOrder } from '../../../src/domain/power-grid/levels.ts';

const line = (sphere: number, pieces: number) => {
  return { lens: 'hmc-156', diameter: 650, sphere, cylinder: 0, pieces };
};

describe('filling up to the levels', () => {
  it.each([
    [10, 4, 6],
    [10, 0, 10],
    [10, 10, 0],
    [10, 12, 0],
  ])('level %i with %i counted orders %i', (level, count, pieces) => {
    const { targets, uncounted } = proposeOrder([line(-100, level)], [line(-100, count)]);
    expect(targets.map((target) => target.pieces)).toEqual([pieces]);
    expect(uncounted).toBe(0);
  });

  it('ignores powers without a count or a level', () => {
    const proposal = proposeOrder([line(-100, 4), line(-200, 4)], [line(-200, 1), line(-300, 0)]);
    expect(proposal.targets.map(({ cell, pieces }) => [cell.sphere, pieces])).toEqual([[-200, 3]]);
    expect(proposal.uncounted).toBe(1);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeHistory } from '../../faults/history/judge-history.ts';
import { describeBroken } from '../../faults/history/judges/broken.ts';
import { drawnHistory } from './support/draw-history.ts';

test('a history of a faultless server keeps all promises, however calls overlap and answers are lost', () => {
  fc.assert(
    fc.property(drawnHistory, (history) => {
      const broken = judgeHistory(history).map((each) => describeBroken(each, history.operations));
      expect(broken.join('\n')).toBe('');
    }),
    { numRuns: 400 },
  );
});

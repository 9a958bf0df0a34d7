import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeHistory } from '../../faults/history/judge-history.ts';
import { describeBroken } from '../../faults/history/judges/broken.ts';
import { drawnHistory } from './support/draw-history.ts';
import { exampleHistory } from './support/example-history.ts';
import { planted, plants } from './support/plants.ts';

const names = Object.keys(plants);

test('the example keeps all promises', () => {
  expect(judgeHistory(exampleHistory())).toEqual([]);
});

test.each(names)('finds that %s, and says where', (name) => {
  const found = planted(exampleHistory(), name);
  if (!found) throw new Error('the example has no place for it');
  const { history, about, calls = [] } = found;
  const broken = judgeHistory(history);
  const meant = broken.find(
    (each) => each.promise === plants[name]?.promise && each.about === about,
  );
  expect(meant, JSON.stringify(broken, null, 1)).toBeDefined();
  for (const call of calls) expect(meant?.operations).toContain(call);
  const described = meant && describeBroken(meant, history.operations);
  expect(described).toContain(`${plants[name]?.promise}: ${about}: `);
  for (const call of calls) expect(described).toContain(`#${call} `);
});

test.each(names)('finds that %s in any history that has a place for it', (name) => {
  const found = drawnHistory
    .map((history) => planted(history, name))
    .filter((each) => each !== null);
  fc.assert(
    fc.property(found, ({ history }) => {
      const promises = judgeHistory(history).map(({ promise }) => promise);
      expect(promises).toContain(plants[name]?.promise);
    }),
    { numRuns: 15 },
  );
});

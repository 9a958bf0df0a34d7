import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Transition } from '../../../src/domain/lifecycle/transition.ts';
import { transitions } from '../../../src/domain/lifecycle/transitions.ts';

const page = readFileSync(new URL('../../../docs/order-lifecycle.md', import.meta.url), 'utf8');

const from = (row: Transition) => {
  const states = row.from.join(', ');
  return row.whileHeld ? `${states}, or held in one of these` : states;
};

const carries = ({ must, may }: Transition) =>
  [...must, ...may.map((name) => `(${name})`)].join(', ');

const line = (row: Transition) => [
  row.by,
  row.event,
  from(row),
  row.to,
  carries(row),
  row.needs ?? '',
  row.effects?.join(', ') ?? '',
];

it('shows the table of transitions as it is', () => {
  const rows = transitions.map((row) => `| ${line(row).join(' | ')} |`);
  expect(page.split('\n').filter((text) => text.startsWith('| '))).toEqual([
    '| who | event | from | to | carries | only with | effects |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ]);
});

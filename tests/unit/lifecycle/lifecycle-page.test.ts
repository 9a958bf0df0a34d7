import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Transition } from '../../../src/domain/lifecycle/transition.ts';
import { transitions } from '../../../src/domain/lifecycle/transitions.ts';
import { undoings } from '../../../src/domain/lifecycle/undo.ts';

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

const linesAfter = (head: string) => {
  const lines = page.split('\n');
  const start = lines.indexOf(head);
  const end = lines.findIndex((text, index) => index > start && !text.startsWith('| '));
  return lines.slice(start + 2, end);
};

it('shows the effect of undoing a step', () => {
  const rows = Object.entries(undoings).map(
    ([event, effects]) => `| ${event} | ${effects.join(', ')} |`,
  );
  expect(linesAfter('| step | what taking it back does |')).toEqual(rows);
});

it('shows the table of transitions as it is', () => {
  const rows = transitions.map((row) => `| ${line(row).join(' | ')} |`);
  expect(linesAfter('| who | event | from | to | carries | only with | effects |')).toEqual(rows);
});

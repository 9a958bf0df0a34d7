import type { Outcome } from './run.ts';

const seconds = (ms: number) => (ms / 1000).toFixed(3).padStart(8);

/** Describes what happened in a run, line by line. */
export function describeRun({ trace, began }: Outcome): string {
  const lines = trace.lines.map(
    ({ at, where, what }) => `${seconds(at - began)} s  ${where.padEnd(7)} ${what}`,
  );
  return lines.join('\n');
}

/** Describes the broken promise and the steps that break it. */
export function describeBroken({ broken, program, began }: Outcome): string {
  if (!broken) return 'every promise held';
  const { promise, where, what, at } = broken;
  const steps = program.steps.map(
    ({ at: then, device, tab, ...act }) =>
      `  ${seconds(then)} s  ${device}/${tab} ${JSON.stringify(act)}`,
  );
  return [
    `seed ${program.seed} breaks “${promise}” after${seconds(at - began)} s at ${where}: ${what}`,
    ...steps,
  ].join('\n');
}

import { expect, test } from 'vitest';
import { bundleScripts } from '../../simulation/browser/bundle.ts';
import { mutations } from '../../simulation/mutations/mutations.ts';
import { drawProgram } from '../../simulation/program/draw-program.ts';
import { run } from '../../simulation/run.ts';
import { shrink } from '../../simulation/shrink.ts';
import { compile } from '../../simulation/world.ts';

test.each(mutations)('a planted bug is found: $name', async ({ change, seed, promise }) => {
  const { broken } = await run(drawProgram(seed), compile(await bundleScripts([change])));
  expect(broken?.promise).toBe(promise);
});

test('a program that breaks a promise is reduced to the steps that matter', async () => {
  const [bug] = mutations.filter(({ name }) => name === 'stock-is-taken-twice');
  const code = compile(await bundleScripts(bug ? [bug.change] : []));
  const small = await shrink(await run(drawProgram(bug?.seed ?? 1), code), code);
  expect(small.program.steps.map(({ does }) => does)).toEqual(['order']);
  expect(small.broken?.promise).toBe('Stock is whole');
});

import { expect } from 'vitest';
import { type Asker, shopOf, shops } from './asking.ts';
import { markOf, noteMark } from './world.ts';

/** The text of a response; for an endless stream, its beginning. */
export async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('Content-Type') !== 'text/event-stream') return answer.text();
  const reader = answer.body?.getReader();
  const begun = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(begun).toContain('data: {');
  return begun;
}

/** Expects a response to contain nothing of another account and nothing only for the lab. */
export function expectNothingHidden(text: string, asker: Asker): void {
  if (asker === 'lab') return;
  for (const shop of shops) {
    if (shop !== shopOf(asker) && asker !== 'reader') expect(text).not.toContain(markOf(shop));
  }
  expect(text).not.toContain(noteMark);
}

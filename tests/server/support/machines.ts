import { uuidv7 } from 'uuidv7';
import type { FeedAnswer, ReportAnswer } from '../../../src/api/hand-off/contract.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { machineScopes } from '../../../src/domain/hand-off/machine-key.ts';
import type { FreshApp } from './fresh-app.ts';

/** Makes a key with all scopes. Returns its secret. */
export async function makeMachine({ request, signIn }: FreshApp, name = 'LMS'): Promise<string> {
  const answer = await request(handOffPaths.key(uuidv7()), {
    cookie: await signIn('lab'),
    method: 'PUT',
    body: { name, scopes: machineScopes },
  });
  return (await answer.json()).secret;
}

/** Reads a page of the feed. */
export async function readPage(
  request: FreshApp['request'],
  machine: string,
  query: Record<string, string> = {},
): Promise<FeedAnswer> {
  const answer = await request(`${handOffPaths.orders}?${new URLSearchParams(query)}`, { machine });
  if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
  return answer.json();
}

/** Reports events in one batch. */
export async function report(
  request: FreshApp['request'],
  machine: string,
  events: readonly unknown[],
): Promise<ReportAnswer['outcomes']> {
  const headers = { Origin: undefined };
  const answer = await request(handOffPaths.events, { machine, headers, body: { events } });
  if (!answer.ok) throw new Error(`the report was answered ${answer.status}`);
  return (await answer.json()).outcomes;
}

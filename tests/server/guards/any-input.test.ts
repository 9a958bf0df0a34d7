import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Access, isForMachines } from '../../../server/http/guards/authorise.ts';
import { anyLike } from '../../fixtures/any-body.ts';
import { freshApp } from '../support/fresh-app.ts';
import type { Asker, Asking } from './asking.ts';
import { everyRoute } from './askings/every-route.ts';
import { expectNothingHidden, textOf } from './shown.ts';
import { populate } from './world.ts';

const fresh = await freshApp();
const { keptCredentialsOf, forgetSessions, targetOf } = await populate(fresh);

const bodiesPerAsking = 25;

/** The users who may use a route. Others are refused before the input is read. */
function sendersFor(access: Access): readonly Asker[] {
  if (access === 'shop' || access === 'lab') return [access];
  return isForMachines(access) ? ['reader', 'reporter'] : ['shop', 'lab'];
}

const seen = { own: targetOf('shop'), other: targetOf('shop2') };
const ask = ({ request }: Asking) => request(targetOf('shop'), seen);

/** Whether the request succeeded or was refused as the caller's mistake. */
const isSound = (status: number) => status < 500;

const taking = Object.entries(everyRoute).flatMap(([route, { access, askings }]) =>
  askings
    .filter((asking) => typeof ask(asking).body === 'object')
    .map((asking) => [route, asking.asking, asking, sendersFor(access)] as const),
);

test.each(taking)(
  '%s: %s: nearly valid bodies cause no server error',
  async (route, _, asking, senders) => {
    const seed = Date.now();
    const { body } = ask(asking);
    const bodies = fc.sample(anyLike([body as object]), { seed, numRuns: bodiesPerAsking });
    for (const [at, random] of bodies.entries()) {
      const sender = senders[at % senders.length] ?? 'shop';
      const { path, ...options } = ask(asking);
      const answer = await fresh.request(path, {
        ...options,
        ...(await keptCredentialsOf(sender)),
        body: random,
      });
      if (answer.ok) forgetSessions();
      const what = `${route} by ${sender}, seed ${seed}: ${JSON.stringify(random)}`;
      expect(answer.status, what).toSatisfy(isSound);
      expectNothingHidden(await textOf(answer), sender);
    }
  },
);

/** Query values that often break APIs. */
const odd = ['', '0', '-1', '1e99', "'", '%', '\u0000', 'x'.repeat(2_000), '[]', 'null', '٣'];

const reads = Object.entries(everyRoute).flatMap(
  ([
    route,
    {
      access,
      askings: [asking],
    },
  ]) => (route.startsWith('GET') && asking ? [[route, asking, sendersFor(access)] as const] : []),
);

test.each(reads)('%s: odd queries cause no server error', async (route, asking, senders) => {
  const { path, ...options } = ask(asking);
  const url = new URL(path, 'http://panel.test');
  const names = [...new Set(['cursor', 'limit', 'find', ...url.searchParams.keys()])];
  for (const [at, value] of odd.entries()) {
    const name = names[at % names.length] ?? 'cursor';
    url.searchParams.set(name, value);
    const sender = senders[at % senders.length] ?? 'shop';
    const asked = `${url.pathname}${url.search}`;
    const answer = await fresh.request(asked, { ...options, ...(await keptCredentialsOf(sender)) });
    expect(answer.status, `${route}: ${asked} by ${sender}`).toSatisfy(isSound);
    expectNothingHidden(await textOf(answer), sender);
  }
});

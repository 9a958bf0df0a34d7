import { describe, expect, test } from 'vitest';
import { freshApp } from '../support/fresh-app.ts';
import { describedRoutes, servedRoutes } from './api-routes.ts';
import { type Asker, type Asking, askers, owners, shopOf, shops, statusFor } from './asking.ts';
import { everyRoute } from './askings/every-route.ts';
import { expectNothingHidden, textOf } from './shown.ts';
import { markOf, noteMark, populate } from './world.ts';

const fresh = await freshApp({ requireSecondFactor: 'lab' });
const { request } = fresh;
const { keptCredentialsOf, forgetSessions, targetOf } = await populate(fresh);

/** The things shown to each asker, to verify afterwards that there was something to hide. */
const shownTo = new Map<Asker, string>();

function seenBy(asker: Asker) {
  const own = shopOf(asker) ?? 'shop';
  return { own: targetOf(own), other: targetOf(own === 'shop2' ? 'customer' : 'shop2') };
}

const asked = Object.entries(everyRoute);

const declared = `Add it to a file of tests/server/guards/askings: who may use it (access), and requests (askings)
whose path and body are made for a target. finds: 'own' if a shop finds only its own. Statuses follow from these.`;

test('every route has its list of requests', () => {
  const unknown = servedRoutes(fresh).filter((route) => !(route in everyRoute));
  expect(unknown, declared).toEqual([]);
  expect(Object.keys(everyRoute).sort()).toEqual(servedRoutes(fresh));
});

test('every route enforces its declared access', async () => {
  const described = await describedRoutes(fresh);
  const guards = servedRoutes(fresh).map((route) => [route, described.get(route)?.['x-access']]);
  const expected = asked.map(([route, { access }]) => [route, access]).sort();
  const advice = 'It is declared by route(…, { access, … }) of server/http/guards/route.ts.';
  expect(guards, advice).toEqual(expected);
});

test.each(asked.filter(([route]) => route.includes('/:')))(
  '%s is requested for own, another’s and missing things',
  (_, { askings }) => {
    expect(
      askings.some(({ finds }) => finds),
      'One of its askings needs `finds`.',
    ).toBe(true);
  },
);

/** The targets of a kind of request. A request that names nothing is sent once. */
const targetsOf = ({ finds }: Asking) => (finds ? owners : (['shop'] as const));

describe.each(asked)('%s', (route, { access, askings }) => {
  const cells = askings.flatMap((asking) =>
    targetsOf(asking).flatMap((owner) =>
      askers.map((asker) => [asker, asking.asking, asking.finds ? owner : '—', asking] as const),
    ),
  );

  test.each(cells)('%s: %s: %s', async (asker, _what, named, asking) => {
    const owner = named === '—' ? 'shop' : named;
    const { path, ...options } = asking.request(targetOf(owner), seenBy(asker));
    const answer = await request(path, { ...options, ...(await keptCredentialsOf(asker)) });
    if (!route.startsWith('GET') && answer.ok) forgetSessions();
    expect(answer.status).toBe(statusFor(access, asker, asking, owner));
    const text = await textOf(answer);
    expectNothingHidden(text, asker);
    if (!shopOf(asker) && asker !== 'lab') expect(text).not.toMatch(/"price":\d/);
    shownTo.set(asker, `${shownTo.get(asker) ?? ''}${text}`);
  });
});

test('everything hidden from others was shown to its owner', () => {
  for (const shop of shops) {
    expect(shownTo.get(shop)).toContain(markOf(shop));
    expect(shownTo.get('lab')).toContain(`${noteMark} ${markOf(shop)}`);
  }
});

const changing = asked.filter(([route]) => !route.startsWith('GET'));

test.each(changing)(
  '%s refuses changes from a page of another origin for every signed-in user',
  async (_, { askings: [asking] }) => {
    for (const asker of askers) {
      const { own, other } = seenBy(asker);
      const { path = '', headers, ...options } = asking?.request(own, { own, other }) ?? {};
      const credentials = await keptCredentialsOf(asker);
      const elsewhere = { ...headers, Origin: 'https://evil.test' };
      expect((await request(path, { ...options, ...credentials, headers: elsewhere })).status).toBe(
        403,
      );
    }
  },
);

import type { Context } from 'hono';
import {
  type WearerAnswer,
  wearerContract,
} from '../../../src/api/notifications/wearer-contract.ts';
import { readMobile } from '../../../src/domain/typed/mobile.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  readWearer,
  setNumber,
  tellingNow,
  tellWearer,
} from '../../db/notifications/tell-wearer.ts';
import type { StoredWearer } from '../../db/notifications/wearers.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { tellsWearers } from '../../use-cases/notifications/tells-wearers.ts';

const answers = { 200: 'Who wears it, and what was sent there.' };

const answerOf = (stored: StoredWearer): WearerAnswer => ({
  mobile: stored.number?.mobile ?? '',
  isDeclined: stored.isDeclined,
  telling: tellingNow(stored),
  messages: stored.told.map(({ id, at, outcome }) => ({ id, at: at.toISOString(), outcome })),
});

/** The order a request names, while wearers can be told; its own account's alone. */
const askedOrder = (c: Context<AppEnv>) => {
  const { database, settings } = c.var.services;
  const own = { account: c.var.signedIn.account.id, order: pathId(c) };
  return { database, own, isOn: tellsWearers(settings) };
};

/** Who wears what a prescription order is for, and telling them that it is ready. */
export const orderWearers = resource()
  .get(
    '/:id/wearer',
    route(wearerContract.wearer.GET, {
      summary: 'The number of who wears what was ordered, and what was sent there',
      access: 'shop',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const { database, own, isOn } = askedOrder(c);
      const stored = isOn ? await readWearer(database, own) : undefined;
      return stored ? respond(c, answerOf(stored)) : refuse(c, 'notFound');
    },
  )
  .put(
    '/:id/wearer',
    route(wearerContract.wearer.PUT, {
      summary:
        'Store the number of who wears what was ordered, given to be told by; empty where nobody is to be told',
      access: 'shop',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const { database, own, isOn } = askedOrder(c);
      const { mobile: typed } = await readBody(c);
      if (!isOn) return refuse(c, 'notFound');
      const mobile = readMobile(typed);
      if (mobile === null) return refuse(c, 'invalid', [{ path: 'mobile', code: 'notMobile' }]);
      const by = authorOf(c.var.signedIn);
      const stored = await setNumber(database, own, { mobile, by });
      return stored ? respond(c, answerOf(stored)) : refuse(c, 'notFound');
    },
  )
  .put(
    '/:id/wearer/messages/:message',
    route(wearerContract.telling.PUT, {
      summary: 'Tell who wears it that it is ready, once however often it is asked for',
      access: 'shop',
      parameters: [idParameter(), idParameter('message')],
      answers: { 200: 'It is on its way, or how it ended.' },
      refusals: [404],
    }),
    async (c) => {
      const { database, own, isOn } = askedOrder(c);
      const { isAgain } = await readBody(c);
      const asked = { id: pathId(c, 'message'), user: c.var.signedIn.user.id, isAgain };
      if (!isOn) return refuse(c, 'notFound');
      const told = await tellWearer(database, own, asked);
      if (told.kind === 'done') return respond(c, answerOf(told.wearer));
      if (told.kind !== 'refused') return refuse(c, told.kind);
      const params = { telling: told.telling };
      return refuse(c, 'invalid', [{ path: '', code: 'invalid', params }]);
    },
  );

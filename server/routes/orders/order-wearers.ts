import type { Context } from 'hono';
import {
  type WearerAnswer,
  wearerContract,
} from '../../../src/api/notifications/wearer-contract.ts';
import { readMobile } from '../../../src/domain/typed/mobile.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  noticeNow,
  notifyWearer,
  readWearer,
  setNumber,
} from '../../db/notifications/notify-wearer.ts';
import type { StoredWearer } from '../../db/notifications/wearers.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { tellsWearers } from '../../use-cases/notifications/tells-wearers.ts';

const answers = { 200: 'The wearer’s number, and the messages sent to it.' };

const answerOf = (stored: StoredWearer): WearerAnswer => ({
  mobile: stored.number?.mobile ?? '',
  isDeclined: stored.isDeclined,
  telling: noticeNow(stored),
  messages: stored.messages.map(({ id, at, outcome }) => ({ id, at: at.toISOString(), outcome })),
});

/** The order that a request names, and whether messages to wearers are enabled. Shops reach only their own orders. */
const askedOrder = (c: Context<AppEnv>) => {
  const { database, settings } = c.var.services;
  const own = { account: c.var.signedIn.account.id, order: pathId(c) };
  return { database, own, isOn: tellsWearers(settings) };
};

/** The wearer of a prescription order's glasses, and messages that they are ready. */
export const orderWearers = resource()
  .get(
    '/:id/wearer',
    route(wearerContract.wearer.GET, {
      summary: 'The wearer’s number, and the messages sent to it',
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
      summary: 'Store the number that the wearer gave for messages; empty for no messages',
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
      summary: 'Tell the wearer that the order is ready, at most once per id',
      access: 'shop',
      parameters: [idParameter(), idParameter('message')],
      answers: { 200: 'The wearer’s number, and the messages sent to it, including this one.' },
      refusals: [404],
    }),
    async (c) => {
      const { database, own, isOn } = askedOrder(c);
      const { isAgain } = await readBody(c);
      const asked = { id: pathId(c, 'message'), user: c.var.signedIn.user.id, isAgain };
      if (!isOn) return refuse(c, 'notFound');
      const result = await notifyWearer(database, own, asked);
      if (result.kind === 'done') return respond(c, answerOf(result.wearer));
      if (result.kind !== 'refused') return refuse(c, result.kind);
      const params = { telling: result.telling };
      return refuse(c, 'invalid', [{ path: '', code: 'invalid', params }]);
    },
  );

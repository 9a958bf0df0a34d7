import { Hono } from 'hono';
import { type LastFramesAnswer, lastFramesAnswer } from '../../../src/api/last-frames/contract.ts';
import { noFrameDetails } from '../../../src/domain/frame/details.ts';
import { distinctFrames } from '../../../src/domain/frame/last-frames.ts';
import { readLastFrames } from '../../db/last-frames/read-last-frames.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountParameter, namedAccount } from '../accounts/named-account.ts';

/** What an account ordered lenses for, to be suggested for its next order. */
export const frames = new Hono<AppEnv>().get(
  '/frames',
  route({
    summary: 'The frames of an account’s last prescription orders, newest first',
    access: 'signedIn',
    parameters: [accountParameter],
    answers: { 200: { description: 'Each frame once, at most 100.', schema: lastFramesAnswer } },
    refusals: [401, 422, 503],
  }),
  async (c) => {
    const named = namedAccount(c);
    if ('refusal' in named) return named.refusal;
    const { database } = c.var.services;
    const described = await readLastFrames(database, orderScope(c.var.signedIn), named.account);
    const whole = described.map((details) => ({ ...noFrameDetails, ...details }));
    return c.json({ frames: distinctFrames(whole) } satisfies LastFramesAnswer);
  },
);

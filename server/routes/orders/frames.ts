import { lastFramesContract } from '../../../src/api/last-frames/contract.ts';
import { noFrameDetails } from '../../../src/domain/frame/details.ts';
import { distinctFrames } from '../../../src/domain/frame/last-frames.ts';
import { readLastFrames } from '../../db/last-frames/read-last-frames.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { respond } from '../../http/respond.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountParameter, namedAccount } from '../ledger/named-account.ts';

/** What an account ordered lenses for, to be suggested for its next order. */
export const frames = resource().get(
  '/frames',
  route(lastFramesContract.frames.GET, {
    summary: 'The frames of an account’s last prescription orders, newest first',
    access: 'signedIn',
    parameters: [accountParameter],
    answers: { 200: 'Each frame once, at most 100.' },
    refusals: [422],
  }),
  async (c) => {
    const account = namedAccount(c);
    const { database } = c.var.services;
    const described = await readLastFrames(database, orderScope(c.var.signedIn), account);
    const whole = described.map((details) => ({ ...noFrameDetails, ...details }));
    return respond(c, { frames: distinctFrames(whole) });
  },
);

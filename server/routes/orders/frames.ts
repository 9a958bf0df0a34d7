import * as z from 'zod/mini';
import {
  lastFramesContract,
  mostSuggested,
  typedFrame,
} from '../../../src/api/last-frames/contract.ts';
import { distinctFrames, suggestedFrames } from '../../../src/domain/frame/last-frames.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import { searchLimit } from '../../../src/domain/vocabulary/search-limit.ts';
import { readFrames } from '../../db/frame-list/read-frames.ts';
import { readLastFrames, readNamedFrames } from '../../db/last-frames/read-last-frames.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountParameter, namedAccount } from '../ledger/named-account.ts';

const textParameter = inQuery(
  'text',
  { type: 'string', maxLength: searchLimit },
  'Brand and model as typed, in any spelling; each word must begin a word of the frame.',
);

/** Frames that an account ordered lenses for, as suggestions for its next order. */
export const frames = resource().get(
  '/frames',
  route(lastFramesContract.frames.GET, {
    summary: 'The frames of an account’s last prescription orders, newest first',
    access: 'signedIn',
    parameters: [accountParameter, textParameter],
    answers: { 200: 'Each frame once, at most 100; for a text, at most 20.' },
    refusals: [422],
  }),
  async (c) => {
    const account = namedAccount(c);
    const text = z.optional(typedFrame).safeParse(c.req.query('text'));
    if (!text.success) return refuse(c, 'invalid', [{ path: 'text', code: 'invalid' }]);
    const words = searchWords(text.data ?? '');
    const { database } = c.var.services;
    const scope = orderScope(c.var.signedIn);
    if (!text.data) {
      return respond(c, { frames: distinctFrames(await readLastFrames(database, scope, account)) });
    }
    if (words.length === 0) return respond(c, { frames: [] });
    const typed = { brand: text.data, model: '' };
    const page = { words, after: undefined, limit: mostSuggested };
    const [named, listed] = await Promise.all([
      readNamedFrames(database, scope, account),
      readFrames(database, page),
    ]);
    const kept = listed.map(({ frame: { id: _, ...frame } }) => ({ ...frame, colour: '' }));
    return respond(c, { frames: suggestedFrames(typed, [...named, ...kept], mostSuggested) });
  },
);

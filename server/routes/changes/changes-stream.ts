import { changeContract } from '../../../src/api/changes/contract.ts';
import { lastEventHeader, pageAgeHeader } from '../../../src/api/headers.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { streamingEvent } from '../../http/connections/traffic.ts';
import { readSessionCookie } from '../../http/cookies.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';

/** Parses an age in milliseconds; undefined for anything else. */
const readAge = (text = '') => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);

/** Changes as they happen, as server-sent events. */
export const changesStream = resource().get(
  '/',
  route(changeContract.stream.GET, {
    summary: 'Changes to orders, as they happen',
    access: 'signedIn',
    parameters: [
      {
        in: 'header',
        name: lastEventHeader,
        schema: { type: 'string' },
        description: 'The id of the last event received; the stream continues after it.',
      },
      {
        in: 'header',
        name: pageAgeHeader,
        schema: { type: 'integer', minimum: 0 },
        description:
          'If no event was received: the age in milliseconds of what the client shows. The stream begins with the changes since then.',
      },
    ],
    answers: {
      200: {
        description:
          'Server-sent events. Each `message` is one change, as in `/api/changes`; a `quiet` is a change that is not news, because the user has muted it or the account made it; a `gap` tells the client to read the feed again.',
        type: 'text/event-stream',
      },
    },
  }),
  async (c) => {
    const session = sessionKey(readSessionCookie(c));
    if (!session) return refuse(c, 'unauthenticated');
    c.header('Content-Type', 'text/event-stream');
    c.header('Cache-Control', 'no-store, no-transform');
    // Prevents nginx from buffering events.
    c.header('X-Accel-Buffering', 'no');
    if (c.req.method === 'HEAD') return c.body(null);
    const outgoing = c.env?.outgoing;
    const listener = { session, role: c.var.signedIn.user.role };
    const beginning = {
      lastEventId: c.req.header(lastEventHeader) ?? '',
      pageAge: readAge(c.req.header(pageAgeHeader)),
    };
    const { live } = c.var.services;
    const stream = await live.open(listener, beginning, () => outgoing?.destroy());
    if (!stream) return refuse(c, 'unavailable');
    outgoing?.emit(streamingEvent);
    return c.body(stream.body);
  },
);

import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { readAddress } from '../../../src/domain/notifications/typed-address.ts';
import { hashAddressCode } from '../../auth/address-code.ts';
import { confirmAddress } from '../../db/notifications/confirm-address.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { panelOrigin } from '../../process/config/panel-origin.ts';
import { takesAddress } from '../../use-cases/notifications/channels-on.ts';
import { destinationsAnswer } from '../../use-cases/notifications/destinations-answer.ts';
import { sendCode } from '../../use-cases/notifications/send-code.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import { currentSession } from '../privacy/own-sessions.ts';

const issueOf = (path: string, fault: string) => ({
  path,
  code: 'invalid' as const,
  params: { fault },
});

/** E-mail addresses and mobile numbers, which their owners confirm with a code. */
export const addresses = resource()
  .put(
    '/:id/code',
    route(destinationContract.code.PUT, {
      summary: 'Send a code to an address, at most once per id',
      access: 'signedIn',
      parameters: [idParameter()],
      answers: { 200: 'Sent; it replaces any earlier code.' },
      refusals: [404, 429],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const { channel, address: typed } = await readBody(c);
      const { settings } = c.var.services;
      const id = pathId(c);
      if (!takesAddress(settings.channels, channel)) return refuse(c, 'notFound');
      const read = readAddress(channel, typed);
      if ('fault' in read) return refuse(c, 'invalid', [issueOf('address', read.fault)]);
      const sent = await sendCode(database, settings.channels, {
        ...person,
        ...read,
        id,
        channel,
        side: readerOf(c.var.signedIn),
        link: `${panelOrigin(settings, ownOrigin(c))}/notifications`,
      });
      if (sent.kind === 'tooMany') return refuse(c, 'tooManyAttempts', [], sent.waitSeconds);
      if (sent.kind === 'notTaken') return refuse(c, 'invalid', [issueOf('address', 'notTaken')]);
      return sent.kind === 'sent' ? respond(c, sent.answer) : refuse(c, sent.kind);
    },
  )
  .put(
    '/:id/confirmation',
    route(destinationContract.confirmation.PUT, {
      summary:
        'Confirm an address with the code sent to it, and send the user’s notifications there',
      access: 'signedIn',
      parameters: [idParameter()],
      answers: { 200: 'The user’s destinations.' },
      refusals: [404],
    }),
    async (c) => {
      const { database, person, key } = currentSession(c);
      const id = pathId(c);
      const { code } = await readBody(c);
      const codeHash = hashAddressCode(id, code);
      const taken = await confirmAddress(database, person, { id, codeHash });
      if (taken === 'notFound') return refuse(c, 'notFound');
      if (taken !== 'done') return refuse(c, 'invalid', [issueOf('code', taken)]);
      const { settings } = c.var.services;
      const reader = readerOf(c.var.signedIn);
      return respond(c, await destinationsAnswer({ database, person, key, settings, reader }));
    },
  );

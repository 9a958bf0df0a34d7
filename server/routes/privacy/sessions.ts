import { privacyContract } from '../../../src/api/privacy/contract.ts';
import { endOtherSessions, endSessionOf } from '../../db/accounts/own-sessions.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { currentSession, ownSessions } from './own-sessions.ts';

const answers = { 200: 'The user’s open sessions.' };

/** The sessions in which a user is signed in. */
export const sessions = resource()
  .get(
    '/',
    route(privacyContract.sessions.GET, {
      summary: 'The user’s open sessions',
      access: 'signedIn',
      answers,
    }),
    async (c) => respond(c, await ownSessions(c)),
  )
  .delete(
    '/',
    route(privacyContract.sessions.DELETE, {
      summary: 'End the user’s other sessions',
      access: 'signedIn',
      answers,
    }),
    async (c) => {
      const { database, person, key } = currentSession(c);
      await endOtherSessions(database, person, key);
      return respond(c, await ownSessions(c));
    },
  )
  .delete(
    '/:id',
    route(privacyContract.session.DELETE, {
      summary: 'End one session of the user',
      access: 'signedIn',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const isEnded = await endSessionOf(database, person, pathId(c));
      return isEnded ? respond(c, await ownSessions(c)) : refuse(c, 'notFound');
    },
  );

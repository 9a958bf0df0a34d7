import { profileContract } from '../../../src/api/profile/contract.ts';
import { changeProfile, readProfile } from '../../db/accounts/profile.ts';
import { authorOf } from '../../db/audit/author.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { respond } from '../../http/respond.ts';

const answers = { 200: 'The user’s profile.' };

/** Users' details about themselves, and what they may know about their account. */
export const profile = resource()
  .get(
    '/',
    route(profileContract.profile.GET, {
      summary: 'The user’s profile',
      access: 'signedIn',
      answers,
    }),
    async (c) => {
      const { user, account } = authorOf(c.var.signedIn);
      return respond(c, await readProfile(c.var.services.database, { account, user }));
    },
  )
  .put(
    '/',
    route(profileContract.profile.PUT, {
      summary: 'Change the user’s name, mobile number and language',
      access: 'signedIn',
      answers,
    }),
    async (c) => {
      const body = await readBody(c);
      const { database } = c.var.services;
      const by = authorOf(c.var.signedIn);
      await changeProfile(database, by, body);
      return respond(c, await readProfile(database, by));
    },
  );

import { Hono } from 'hono';
import { ownProfile, profileChange } from '../../../src/domain/profile/profile.ts';
import { changeProfile, readProfile } from '../../db/accounts/profile.ts';
import { authorOf } from '../../db/audit/author.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';

const answers = { 200: { description: 'The user’s profile.', schema: ownProfile } };

/** What users say of themselves, and what they may know of their account. */
export const profile = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'The user’s profile',
      access: 'signedIn',
      answers,
      refusals: [401, 503],
    }),
    async (c) => {
      const { user, account } = authorOf(c.var.signedIn);
      return c.json(await readProfile(c.var.services.database, { account, user }));
    },
  )
  .put(
    '/',
    route({
      summary: 'Change the user’s name, mobile number and language',
      access: 'signedIn',
      body: profileChange,
      answers,
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, profileChange);
      if (!body.ok) return body.refusal;
      const { database } = c.var.services;
      const by = authorOf(c.var.signedIn);
      await changeProfile(database, by, body.value);
      return c.json(await readProfile(database, by));
    },
  );

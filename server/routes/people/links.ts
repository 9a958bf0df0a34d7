import { linkContract } from '../../../src/api/accounts/contract.ts';
import { makeLink } from '../../db/accounts/password-links.ts';
import { authorOf } from '../../db/audit/author.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { panelOrigin } from '../../process/config/panel-origin.ts';
import { personIssue } from '../../use-cases/accounts/person-issue.ts';
import { mailLink } from '../../use-cases/notifications/mail-link.ts';
import { accountParameter, namedAccount } from '../ledger/named-account.ts';

/** Links for a first password or a forgotten one. */
export const links = resource().post(
  '/',
  route(linkContract.links.POST, {
    summary: 'Create a link with which a person sets a password; it replaces an older one',
    access: 'owner',
    parameters: [accountParameter],
    answers: { 201: 'The link’s secret, which only this answer contains.' },
    refusals: [404],
  }),
  async (c) => {
    const account = namedAccount(c);
    const { user } = await readBody(c);
    // Someone with access to another person's open session must not be able to set that person's password without
    // knowing the old one.
    if (user === c.var.signedIn.user.id) {
      return refuse(c, 'invalid', [personIssue('user', 'self')]);
    }
    const made = await makeLink(c.var.services.database, {
      account,
      user,
      by: authorOf(c.var.signedIn),
    });
    if (!made) return refuse(c, 'notFound');
    const { token, until } = made;
    const { database, settings } = c.var.services;
    // As in `src/panel/welcome-path.ts`.
    const address = `${panelOrigin(settings, ownOrigin(c))}/welcome#${token}`;
    const mailedTo = await mailLink(database, settings, { account, user, address, until });
    return respond(c, { token, until: until.toISOString(), mailedTo }, 201);
  },
);

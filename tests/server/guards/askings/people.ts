import { uuidv7 } from 'uuidv7';
import { newToken } from '../../../../server/auth/session-token.ts';
import { linkPaths } from '../../../../src/api/accounts/link-paths.ts';
import { peoplePaths } from '../../../../src/api/accounts/people-paths.ts';
import type { AskedRoutes, Asking, Seen, Target } from '../asking.ts';

const unknown = uuidv7();
const someToken = () => newToken(unknown).cookie;
const accountOf = ({ owner, account }: Target) =>
  owner === 'invalid' ? 'x' : (account ?? unknown);
const rename = ({ person }: Target, account?: string) => ({
  path: peoplePaths.person(person, account),
  method: 'PUT',
  body: { name: 'Renamed', accountRole: 'Staff', isActive: true },
});

type Request = (
  account: string | undefined,
  target: Target,
  seen: Seen,
) => ReturnType<Asking['request']>;

/** A request for one's own people, which only owners can make, and one with a named account, which only the lab can. */
const bothWays = (asking: string, done: number, request: Request): Asking[] => [
  {
    asking: `${asking} of the own account`,
    gets: { shop: done, lab: 422 },
    request: (target, seen) => request(undefined, target, seen),
  },
  {
    asking: `${asking} of a named account`,
    finds: 'any',
    gets: { shop: 422, lab: done },
    invalid: 422,
    // A missing account has no people.
    request: (target, seen) =>
      request(accountOf(target.owner === 'missing' ? seen.own : target), target, seen),
  },
];

/** The people of accounts, and the links by which they set a password. */
export const peopleAskings: AskedRoutes = {
  'GET /api/users': {
    access: 'owner',
    askings: [
      ...bothWays('the people', 200, (account) => ({ path: peoplePaths.people(account) })),
      {
        asking: 'the people of an unknown account',
        gets: { shop: 422, lab: 404 },
        request: () => ({ path: peoplePaths.people(unknown) }),
      },
    ],
  },
  'POST /api/users': {
    access: 'owner',
    askings: bothWays('to add a person', 201, (account) => {
      const id = uuidv7();
      const body = { id, name: 'Person', username: `person.${id}`, accountRole: 'Staff' };
      return { path: peoplePaths.people(account), body };
    }),
  },
  'PUT /api/users/:id': {
    access: 'owner',
    askings: [
      ...bothWays('to rename a person', 200, (account, target, { own }) =>
        rename(account === target.account ? target : own, account),
      ),
      {
        asking: 'to rename a person of another account',
        gets: { shop: 404, lab: 422 },
        request: (_, { other }) => rename(other),
      },
    ],
  },
  'POST /api/links': {
    access: 'owner',
    askings: [
      ...bothWays('a link for a person', 201, (account, target, { own }) => ({
        path: linkPaths.links(account),
        body: { user: account === target.account ? target.person : own.person },
      })),
      {
        asking: 'a link for a person of another account',
        gets: { shop: 404, lab: 422 },
        request: (_, { other }) => ({ path: linkPaths.links(), body: { user: other.person } }),
      },
    ],
  },
  'POST /api/links/check': {
    access: 'anyone',
    askings: [
      {
        asking: 'the user of an unknown link',
        gets: 404,
        request: () => ({ path: linkPaths.check, body: { token: someToken() } }),
      },
    ],
  },
  'PUT /api/links/password': {
    access: 'anyone',
    askings: [
      {
        asking: 'to set a password by an unknown link',
        gets: 404,
        request: () => ({
          path: linkPaths.password,
          method: 'PUT',
          body: { token: someToken(), password: 'three lenses on a bench' },
        }),
      },
    ],
  },
};

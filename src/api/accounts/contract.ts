import * as z from 'zod/mini';
import { accountDetails } from '../../domain/accounts/account-details.ts';
import { newPerson, person, personChange } from '../../domain/accounts/person.ts';
import { bilingual } from '../../domain/vocabulary/bilingual.ts';
import { rials } from '../../domain/vocabulary/money.ts';
import { passwordLimits } from '../../domain/vocabulary/password.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { sentId } from '../../domain/vocabulary/sent-id.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';
import { orderContract } from '../orders/contract.ts';

/** A search for accounts; without parameters, the first by name. */
export const accountsQuery = z.strictObject({
  /** Parts of the name, in any spelling. */
  text: z.optional(orderText(searchLimit)),
  id: z.optional(z.uuid()),
});

/** By name, at most twenty. */
export const accountsAnswer = z.strictObject({
  accounts: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
});
export type AccountsAnswer = z.infer<typeof accountsAnswer>;

/** Most accounts of one page. */
export const mostAccounts = 100;

/** Sort order of the accounts; default: name. `tier`: by the price group's Persian name. */
export const accountSorting = z.enum([
  'name',
  'newest',
  'oldest',
  'tier',
  'tierEnglish',
  'creditLimit',
]);
export type AccountSorting = z.infer<typeof accountSorting>;

/** Each filter narrows the list further. */
export const accountRowsQuery = z.strictObject({
  /** Parts of the name, the contact's name, the telephone number or the address for mail, in any spelling. */
  text: z.optional(orderText(searchLimit)),
  state: z.optional(z.enum(['active', 'suspended'])),
  tier: z.optional(orderText(40)),
  sort: z.optional(accountSorting),
  /** `next` of the page before, asked with the same sorting and filters. */
  after: z.optional(z.string().check(z.maxLength(600))),
  /** 1 to `mostAccounts`; 50 unless given. */
  limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]?|100)$/))),
});

const row = {
  id: z.uuid(),
  name: z.string(),
  tier: z.string(),
  creditLimit: z.nullable(rials),
  contact: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  createdAt: z.iso.datetime(),
  /** Null unless the account is suspended. */
  suspendedAt: z.nullable(z.iso.datetime()),
};

/** An account as a row of the lab's list. */
export const accountRow = z.strictObject(row);
export type AccountRow = z.infer<typeof accountRow>;

export const accountRowsAnswer = z.strictObject({
  accounts: z.array(accountRow),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(z.string()),
});
export type AccountRowsAnswer = z.infer<typeof accountRowsAnswer>;

/** The price tiers, in the lab's order. */
export const tiersAnswer = z.strictObject({
  tiers: z.array(z.strictObject({ id: z.string(), name: bilingual })),
});

/** An account and its people. */
export const accountAnswer = z.strictObject({
  ...row,
  limits: accountDetails.shape.limits,
  addresses: accountDetails.shape.addresses,
  people: z.array(person),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** Most accounts of one file. */
export const mostFiled = 50_000;

/** Accounts of one page of all. */
export const filedOfPage = 1_000;

/** An account as exported to files, without its people. */
const filedAccount = z.strictObject({
  id: sentId,
  details: accountDetails,
  isSuspended: z.boolean(),
});

/** A page of all accounts, by id. */
export const filedAccountsAnswer = z.strictObject({
  accounts: z.array(filedAccount),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(z.uuid()),
});
export type FiledAccountsAnswer = z.infer<typeof filedAccountsAnswer>;

/** Accounts to save; those with an unknown id are added, without people. */
export const filedAccountsRequest = z.strictObject({
  accounts: z.array(filedAccount).check(z.minLength(1), z.maxLength(mostFiled)),
});
export type FiledAccountsRequest = z.infer<typeof filedAccountsRequest>;

/** How many accounts were added and changed. */
export const filedAccountsSaved = z.strictObject({ added: z.int(), changed: z.int() });
export type FiledAccountsSaved = z.infer<typeof filedAccountsSaved>;

/** The account's id is the idempotency key. Its first user is an owner. */
export const newAccountRequest = z.strictObject({
  details: accountDetails,
  /** Kind of the new account; the lab's staff are added to the lab's existing account. */
  kind: z.enum(['Shop', 'Customer']),
  owner: z.omit(newPerson, { accountRole: true }),
});
export type NewAccountRequest = z.infer<typeof newAccountRequest>;

export const suspensionRequest = z.strictObject({ isSuspended: z.boolean() });

/** All people of an account; those who may sign in come first. */
export const peopleAnswer = z.strictObject({ people: z.array(person) });
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

export const linkRequest = z.strictObject({ user: sentId });

/** The secret of a link, returned only in this answer. */
export const linkAnswer = z.strictObject({
  token: z.string(),
  until: z.iso.datetime(),
  /** The masked e-mail addresses it was sent to. */
  mailedTo: z.array(z.string()),
});
export type LinkAnswer = z.infer<typeof linkAnswer>;

const token = z.string().check(z.maxLength(100));

export const linkTokenRequest = z.strictObject({ token });

/** A weak password is refused as an issue at `password`, whose `params.fault` is a `PasswordFault`. */
export const linkPasswordRequest = z.strictObject({
  token,
  password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.max)),
});

/** The user whose password a link sets. */
export const linkOwnerAnswer = z.strictObject({
  name: z.string(),
  username: z.string(),
  account: z.string(),
});
export type LinkOwnerAnswer = z.infer<typeof linkOwnerAnswer>;

/** Accounts, for the lab. */
export const accountContract = {
  /** GET finds the account of an order; POST: a new account with its first owner. */
  accounts: {
    GET: { answer: accountsAnswer },
    POST: { body: newAccountRequest, answer: accountAnswer },
  },
  rows: { GET: { answer: accountRowsAnswer } },
  tiers: { GET: { answer: tiersAnswer } },
  filed: {
    GET: { answer: filedAccountsAnswer },
    PUT: { body: filedAccountsRequest, answer: filedAccountsSaved },
  },
  account: { GET: { answer: accountAnswer }, PUT: { body: accountDetails, answer: accountAnswer } },
  /** As those on an order. */
  notes: orderContract.notes,
  suspension: { PUT: { body: suspensionRequest, answer: accountAnswer } },
} satisfies Contracts;

/** The people of an account. */
export const peopleContract = {
  people: { GET: { answer: peopleAnswer }, POST: { body: newPerson, answer: peopleAnswer } },
  person: { PUT: { body: personChange, answer: peopleAnswer } },
} satisfies Contracts;

/** Links for setting a password. */
export const linkContract = {
  links: { POST: { body: linkRequest, answer: linkAnswer } },
  check: { POST: { body: linkTokenRequest, answer: linkOwnerAnswer } },
  password: { PUT: { body: linkPasswordRequest, answer: linkOwnerAnswer } },
} satisfies Contracts;

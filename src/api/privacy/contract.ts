import * as z from 'zod/mini';
import { channelName } from '../../domain/notifications/channel-name.ts';
import { order } from '../../domain/order/order.ts';
import { openSession } from '../../domain/privacy/open-session.ts';
import { ownProfile } from '../../domain/profile/profile.ts';
import { passwordLimits } from '../../domain/vocabulary/password.ts';
import { savedView } from '../counter/contract.ts';
import type { Contracts } from '../exchange.ts';
import { notificationSettings } from '../notifications/contract.ts';

const password = z.string().check(z.minLength(1), z.maxLength(passwordLimits.max));

/** A wrong `current` is refused as an issue; so is a weak `next`, whose `params.fault` is a `PasswordFault`. */
export const passwordRequest = z.strictObject({ current: password, next: password });

/** The current session first, then the most recently used. */
export const sessionsAnswer = z.strictObject({ sessions: z.array(openSession) });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;

/** A user's data as a file. The account's ledger is not included: it has a separate file, for owners only. */
export const ownData = z.strictObject({
  writtenAt: z.iso.datetime(),
  /** The user, and what the user may know of the account. */
  profile: ownProfile,
  sessions: z.array(openSession),
  notifications: notificationSettings,
  /** The user's notification destinations; the address is empty for a browser or a chat. */
  destinations: z.array(
    z.strictObject({ channel: channelName, address: z.string(), madeAt: z.iso.datetime() }),
  ),
  /** Mobile numbers at which the account notifies customers that their glasses are ready, with their orders. */
  wearers: z.array(
    z.strictObject({
      mobile: z.string(),
      /** Null if the order's names were erased and the customer opted out. */
      order: z.nullable(z.uuid()),
      givenAt: z.nullable(z.iso.datetime()),
      stoppedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The user's own views of the list of orders: what was searched for can hold a patient's name. */
  views: z.array(savedView),
  /** Ids of the user's favourite accessories. */
  favourites: z.array(z.string()),
  /** Keys of the items on the lab's shelf that the account watches. */
  watches: z.array(z.string()),
  /** The account's orders with everything in them, newest first. */
  orders: z.array(order),
});
export type OwnData = z.infer<typeof ownData>;

export const privacyContract = {
  sessions: { GET: { answer: sessionsAnswer }, DELETE: { body: null, answer: sessionsAnswer } },
  session: { DELETE: { body: null, answer: sessionsAnswer } },
  password: { PUT: { body: passwordRequest, answer: sessionsAnswer } },
  data: { GET: { answer: ownData } },
} satisfies Contracts;

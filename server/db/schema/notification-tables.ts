import type { Generated, JSONColumnType } from 'kysely';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import type {
  AddressedName,
  BotName,
  ChannelName,
} from '../../../src/domain/notifications/channel-name.ts';
import type { Digest, DigestChannel } from '../../../src/domain/notifications/digest.ts';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { Instant } from './instant.ts';

/** Where a person is reached. */
interface DestinationRow {
  accountId: string;
  id: string;
  userId: string;
  side: Reader;
  channel: ChannelName;
  /** A push subscription as JSON, an e-mail address, a mobile number, or the id of a chat. */
  address: string;
  /** Of the session it goes with; null where it stays. */
  tokenHash: Buffer | null;
  browser: Generated<string>;
  system: Generated<string>;
  /** The secret of the unsubscribe link; null unless the channel is e-mail. */
  unsubscribeToken: string | null;
  madeAt: Instant;
}

/** What a person wants to be told by a channel. */
interface ChannelTopicsRow {
  accountId: string;
  userId: string;
  channel: ChannelName;
  topics: Topic[];
}

/** A code by which a chat is linked. */
interface LinkCodeRow {
  accountId: string;
  id: string;
  userId: string;
  side: Reader;
  channel: BotName;
  codeHash: Buffer;
  madeAt: Instant;
}

/** A code by which an address is confirmed. */
interface AddressCodeRow {
  accountId: string;
  id: string;
  userId: string;
  side: Reader;
  channel: AddressedName;
  address: string;
  codeHash: Buffer;
  /** Wrong ones that were typed. */
  tries: Generated<number>;
  /** Used, not sent, or before another one. */
  ended: Generated<boolean>;
  madeAt: Instant;
}

/** When a person is not to be told, on the lab's clock. */
interface QuietTimesRow {
  accountId: string;
  userId: string;
  /** As `22:00`; null as is the end where there are no hours. */
  startsAt: string | null;
  endsAt: string | null;
  /** Whether days on which the lab does not work are quiet. */
  daysOff: boolean;
}

/** A summary that a person has sent by a channel. */
interface DigestRow {
  accountId: string;
  userId: string;
  channel: DigestChannel;
  side: Reader;
  /** 0 is Sunday; null for every day. */
  weekday: number | null;
  /** Of the lab's clock. */
  hour: number;
  nextAt: Date;
}

/** A mobile number that an account was given to tell a wearer by. */
interface WearerMobileRow {
  accountId: string;
  id: string;
  /** As `+989…`. */
  mobile: string;
  /** The secret of the link that ends the messages. */
  stopToken: string;
  madeAt: Instant;
  /** Null unless its wearer said stop. */
  stoppedAt: Instant | null;
}

/** Whom an order is for. */
interface OrderWearerRow {
  accountId: string;
  orderId: string;
  /** Null: nobody is to be told. */
  mobileId: string | null;
  givenAt: Instant;
}

/** A message to one destination. */
interface OutgoingMessageRow {
  accountId: string;
  id: string;
  userId: string;
  destinationId: string;
  channel: ChannelName;
  /** Null for a test, a summary and an invoice, as are the order and the event. */
  topic: Topic | null;
  orderAccount: string | null;
  orderId: string | null;
  eventId: string | null;
  event: EventName | null;
  /** The masked number of a wearer, whose row is the destination; null for the panel's people. */
  wearer: string | null;
  at: Instant;
  expiresAt: Date;
  attempts: Generated<number>;
  /** Tries of which nobody knows whether they arrived. */
  unanswered: Generated<number>;
  /** Null once it has ended. */
  dueAt: Instant | null;
  outcome: Outcome | null;
  reason: Generated<string>;
  /** By what the provider knows it; empty where it named nothing. */
  reference: Generated<string>;
  endedAt: Instant | null;
  /** The message that this one leaves with. */
  bunchId: string | null;
  /** What a summary says; null for other messages. */
  digest: JSONColumnType<Digest> | null;
  /** The invoice or credit note that it is about; null for other messages. */
  invoiceId: string | null;
}

/** Notifications that leave the panel. */
export interface NotificationTables {
  destinations: DestinationRow;
  linkCodes: LinkCodeRow;
  addressCodes: AddressCodeRow;
  channelTopics: ChannelTopicsRow;
  quietTimes: QuietTimesRow;
  digests: DigestRow;
  outgoingMessages: OutgoingMessageRow;
  wearerMobiles: WearerMobileRow;
  orderWearers: OrderWearerRow;
}

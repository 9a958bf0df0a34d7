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

/** An address to which a user's notifications go. */
interface DestinationRow {
  accountId: string;
  id: string;
  userId: string;
  side: Reader;
  channel: ChannelName;
  /** A push subscription as JSON, an e-mail address, a mobile number, or the id of a chat. */
  address: string;
  /** Of the session it belongs to; null if it outlives sessions. */
  tokenHash: Buffer | null;
  browser: Generated<string>;
  system: Generated<string>;
  /** The secret in the unsubscribe link; null for channels other than e-mail. */
  unsubscribeToken: string | null;
  madeAt: Instant;
}

/** The topics that a user wants to be notified of through a channel. */
interface ChannelTopicsRow {
  accountId: string;
  userId: string;
  channel: ChannelName;
  topics: Topic[];
}

/** A code for linking a chat. */
interface LinkCodeRow {
  accountId: string;
  id: string;
  userId: string;
  side: Reader;
  channel: BotName;
  codeHash: Buffer;
  madeAt: Instant;
}

/** A code for confirming an address. */
interface AddressCodeRow {
  accountId: string;
  id: string;
  userId: string;
  side: Reader;
  channel: AddressedName;
  address: string;
  codeHash: Buffer;
  /** Number of wrong codes typed. */
  tries: Generated<number>;
  /** Whether it was used, not sent, or replaced by a later code. */
  ended: Generated<boolean>;
  madeAt: Instant;
}

/** When a user must not be notified, on the lab's clock. */
interface QuietTimesRow {
  accountId: string;
  userId: string;
  /** As `22:00`. This and the end are null if there are no quiet hours. */
  startsAt: string | null;
  endsAt: string | null;
  /** Whether days on which the lab is closed are quiet. */
  daysOff: boolean;
}

/** A summary that a user receives through a channel. */
interface DigestRow {
  accountId: string;
  userId: string;
  channel: DigestChannel;
  side: Reader;
  /** 0 is Sunday; null for every day. */
  weekday: number | null;
  /** On the lab's clock. */
  hour: number;
  nextAt: Date;
}

/** A customer's mobile number, given by an account for notifications. */
interface WearerMobileRow {
  accountId: string;
  id: string;
  /** As `+989…`. */
  mobile: string;
  /** The secret in the unsubscribe link. */
  stopToken: string;
  madeAt: Instant;
  /** Null unless the customer has unsubscribed. */
  stoppedAt: Instant | null;
}

/** The customer that an order is for. */
interface OrderWearerRow {
  accountId: string;
  orderId: string;
  /** Null if nobody should be notified. */
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
  /** Null for tests, summaries and invoices; so are the order and the event. */
  topic: Topic | null;
  orderAccount: string | null;
  orderId: string | null;
  eventId: string | null;
  event: EventName | null;
  /** A customer's masked number, if `destination` is the row of a number; null for users of the panel. */
  wearer: string | null;
  at: Instant;
  expiresAt: Date;
  attempts: Generated<number>;
  /** Number of attempts that may or may not have arrived. */
  unanswered: Generated<number>;
  /** Null once it has ended. */
  dueAt: Instant | null;
  outcome: Outcome | null;
  reason: Generated<string>;
  /** The provider's id for it; empty if the provider gave none. */
  reference: Generated<string>;
  endedAt: Instant | null;
  /** The message that this one is sent with. */
  bunchId: string | null;
  /** The content of a summary; null for other messages. */
  digest: JSONColumnType<Digest> | null;
  /** The invoice or credit note it announces; null for other messages. */
  invoiceId: string | null;
}

/** Notifications outside the panel. */
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

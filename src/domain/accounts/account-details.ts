import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** Maximum text lengths of an account, in UTF-16 code units, and its maximum number of addresses. */
export const accountLimits = {
  name: 80,
  tier: 40,
  contactName: 80,
  phone: 40,
  email: 120,
  addressTitle: 40,
  addressText: 300,
  postcode: 20,
  addresses: 10,
} as const;

/** A text with at least one non-space character and no white space at either end. */
export const namingText = (max: number) =>
  orderText(max).check(z.minLength(1), z.regex(/^(\S(.*\S)?)?$/su));

/** Where an account is located or receives its parcels. */
export const address = z.strictObject({
  title: orderText(accountLimits.addressTitle),
  text: namingText(accountLimits.addressText),
  postcode: orderText(accountLimits.postcode),
});
export type Address = z.infer<typeof address>;

const limit = z.int().check(z.gte(1), z.lte(1_000_000));

/** What the lab sets for an account. */
export const accountDetails = z.strictObject({
  name: namingText(accountLimits.name),
  /** Id of its price tier. */
  tier: namingText(accountLimits.tier),
  /** The most it may owe, in rials; null for no limit. */
  creditLimit: z.nullable(rials),
  /** See `OrderLimits`: lines and pieces per order of stock goods, and orders per minute. */
  limits: z.strictObject({ lines: limit, pieces: limit, ordersPerMinute: limit }),
  contact: z.strictObject({
    name: orderText(accountLimits.contactName),
    phone: orderText(accountLimits.phone),
    email: orderText(accountLimits.email),
  }),
  addresses: z.array(address).check(z.maxLength(accountLimits.addresses)),
});
export type AccountDetails = z.infer<typeof accountDetails>;

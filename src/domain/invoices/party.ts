import * as z from 'zod/mini';
import { namingText } from '../accounts/account-details.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { isEconomicCode, isLegalId, isNationalId, isPostcode } from './identifiers.ts';
import { partyLimits } from './party-limits.ts';

const digits = (is: (digits: string) => boolean) => z.string().check(z.maxLength(20), z.refine(is));
const orEmpty = (is: (digits: string) => boolean) => digits((text) => text === '' || is(text));

const fields = {
  name: namingText(partyLimits.name),
  postcode: digits(isPostcode),
  address: namingText(partyLimits.address),
  phone: orderText(partyLimits.phone),
};

/** The buyer, as the law requires on an invoice. All numbers consist of Latin digits only. */
export const buyer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    ...fields,
    /** National id (کد ملی). */
    nationalId: digits(isNationalId),
    economicCode: orEmpty(isEconomicCode),
  }),
  z.strictObject({
    kind: z.literal('company'),
    ...fields,
    /** Legal id (شناسهٔ ملی). */
    nationalId: digits(isLegalId),
    economicCode: orEmpty(isEconomicCode),
  }),
]);
export type Buyer = z.infer<typeof buyer>;

/** What an English invoice says about the lab; empty where it is the same as in Persian. */
const english = z.strictObject({
  name: orderText(partyLimits.name),
  address: orderText(partyLimits.address),
});

/** The seller, i.e. the lab, as the law requires on an invoice. */
export const seller = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    ...fields,
    nationalId: digits(isNationalId),
    economicCode: digits(isEconomicCode),
    english,
  }),
  z.strictObject({
    kind: z.literal('company'),
    ...fields,
    nationalId: digits(isLegalId),
    economicCode: digits(isEconomicCode),
    english,
  }),
]);
export type Seller = z.infer<typeof seller>;

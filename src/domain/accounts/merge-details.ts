import { mergeFields } from '../vocabulary/merge-fields.ts';
import type { AccountDetails } from './account-details.ts';

/** The fields of an account, each address with its parts in one order, as the comparison needs. */
const fieldsOf = ({ name, tier, creditLimit, addresses }: AccountDetails) => ({
  name,
  tier,
  creditLimit,
  addresses: addresses.map(({ title, text, postcode }) => ({ title, text, postcode })),
});

/** An account with the user's changes. What they left as it was `before` stays as someone else may have saved it. */
export function mergeDetails(
  before: AccountDetails,
  typed: AccountDetails,
  now: AccountDetails,
): AccountDetails {
  return {
    ...mergeFields(fieldsOf(before), fieldsOf(typed), fieldsOf(now)),
    limits: mergeFields(before.limits, typed.limits, now.limits),
    contact: mergeFields(before.contact, typed.contact, now.contact),
  };
}

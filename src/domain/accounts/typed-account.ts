import { standardTier } from '../tiers/tier.ts';
import { readCount } from '../typed/amount.ts';
import { readTomanAs } from '../typed/toman.ts';
import { rialsToToman } from '../vocabulary/prices.ts';
import type { AccountDetails, Address } from './account-details.ts';

/** An account as typed in the lab's form. */
export interface TypedAccount {
  name: string;
  tier: string;
  /** Toman; empty for no limit. */
  creditLimit: string;
  lines: string;
  pieces: string;
  ordersPerMinute: string;
  contactName: string;
  phone: string;
  email: string;
  addresses: Address[];
}

/** Why a field is rejected. */
export type AccountFault = 'required' | 'tooLong' | 'amount' | 'limit';

/** Faults by field. Those of addresses are at `addresses.<n>.<field>`. */
export type AccountFaults = Record<string, AccountFault>;

/** Maximum text lengths in UTF-16 code units, as in `account-details.ts`. */
const longest = {
  name: 80,
  tier: 40,
  contactName: 80,
  phone: 40,
  email: 120,
} as const;
const longestInAddress = { title: 40, text: 300, postcode: 20 } as const;

/** Maximum number of addresses per account. */
export const mostAddresses = 10;

/** Initial contents of the account form. */
export const newTypedDetails: TypedAccount = {
  name: '',
  tier: standardTier,
  creditLimit: '',
  lines: '1000',
  pieces: '5000',
  ordersPerMinute: '120',
  contactName: '',
  phone: '',
  email: '',
  addresses: [],
};

/** Converts an account to form contents. */
export function typedAccount(details: AccountDetails): TypedAccount {
  const { name, tier, creditLimit, limits, contact, addresses } = details;
  return {
    name,
    tier,
    creditLimit: creditLimit === null ? '' : rialsToToman(creditLimit),
    lines: String(limits.lines),
    pieces: String(limits.pieces),
    ordersPerMinute: String(limits.ordersPerMinute),
    contactName: contact.name,
    phone: contact.phone,
    email: contact.email,
    addresses: [...addresses],
  };
}

/** A whole number from 1 to 1,000,000; undefined for anything else. */
function readLimit(typed: string): number | undefined {
  const read = readCount(typed);
  const value = read.kind === 'count' ? read.value : 0;
  return value >= 1 && value <= 1_000_000 ? value : undefined;
}

/** Rials; null for no limit, undefined if invalid. */
function readCreditLimit(typed: string): number | null | undefined {
  const read = readTomanAs(typed, 'tenths');
  if (read.kind === 'empty') return null;
  return read.kind === 'rials' ? read.value : undefined;
}

function faultsOf(typed: TypedAccount): AccountFaults {
  const faults: AccountFaults = {};
  for (const [name, max] of Object.entries(longest)) {
    if (typed[name as keyof typeof longest].trim().length > max) faults[name] = 'tooLong';
  }
  for (const name of ['name', 'tier'] as const) {
    if (typed[name].trim() === '') faults[name] = 'required';
  }
  for (const name of ['lines', 'pieces', 'ordersPerMinute'] as const) {
    if (readLimit(typed[name]) === undefined) faults[name] = 'limit';
  }
  if (readCreditLimit(typed.creditLimit) === undefined) faults.creditLimit = 'amount';
  typed.addresses.forEach((address, index) => {
    for (const [name, max] of Object.entries(longestInAddress)) {
      const text = address[name as keyof Address].trim();
      if (text.length > max) faults[`addresses.${index}.${name}`] = 'tooLong';
    }
    if (address.text.trim() === '') faults[`addresses.${index}.text`] = 'required';
  });
  return faults;
}

/**
 * Reads the typed account, with amounts in rials, or returns faults by field. Does not use the schema: see
 * `TypedEntry`.
 */
export function readTypedAccount(
  typed: TypedAccount,
): { details: AccountDetails } | { faults: AccountFaults } {
  const faults = faultsOf(typed);
  if (Object.keys(faults).length > 0) return { faults };
  const { lines, pieces, ordersPerMinute, contactName, phone, email } = typed;
  const details = {
    name: typed.name.trim(),
    tier: typed.tier.trim(),
    creditLimit: readCreditLimit(typed.creditLimit) ?? null,
    limits: {
      lines: readLimit(lines) ?? 1,
      pieces: readLimit(pieces) ?? 1,
      ordersPerMinute: readLimit(ordersPerMinute) ?? 1,
    },
    contact: { name: contactName.trim(), phone: phone.trim(), email: email.trim() },
    addresses: typed.addresses.map(({ title, text, postcode }) => ({
      title: title.trim(),
      text: text.trim(),
      postcode: postcode.trim(),
    })),
  };
  return { details };
}

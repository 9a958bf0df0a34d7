import { withKnownZeros } from '../typed/lost-zeros.ts';
import type { AccountDetails, Address } from './account-details.ts';
import { newTypedDetails } from './typed-account.ts';

/** An account with its lab settings, as exported to and imported from a file. */
export interface FiledAccount {
  id: string;
  details: AccountDetails;
  isSuspended: boolean;
}

/** A row of an account file. */
export interface AccountFileRow {
  /** Empty for a new account. */
  id: string;
  name: string;
  tier: string;
  /** Rials; null for no limit. */
  creditLimit: number | null;
  /** Null for the default. */
  lines: number | null;
  pieces: number | null;
  ordersPerMinute: number | null;
  contactName: string;
  phone: string;
  email: string;
  /** One per line: label, text and postcode separated by bars. */
  addresses: string;
  /** Null to leave it unchanged. */
  isSuspended: boolean | null;
}

const bar = ' | ';

/** Writes addresses as text, one per line: `Shop | Square 1 | 12345`. */
export const writeAddresses = (addresses: readonly Address[]): string =>
  addresses.map(({ title, text, postcode }) => [title, text, postcode].join(bar).trim()).join('\n');

function readAddress(line: string): Address {
  const parts = line.split('|').map((part) => part.trim());
  const [title = '', ...others] = parts;
  if (parts.length === 1) return { title: '', text: title, postcode: '' };
  if (parts.length === 2) return { title, text: others[0] ?? '', postcode: '' };
  return { title, text: others.slice(0, -1).join(bar), postcode: others.at(-1) ?? '' };
}

/** Reads the text `writeAddresses` writes. A line without bars is an address without a label. */
export const readAddresses = (text: string): Address[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(readAddress);

/** Converts an account to a row. */
export function accountFileRow({ id, details, isSuspended }: FiledAccount): AccountFileRow {
  const { name, tier, creditLimit, limits, contact, addresses } = details;
  return {
    id,
    name,
    tier,
    creditLimit,
    ...limits,
    contactName: contact.name,
    phone: contact.phone,
    email: contact.email,
    addresses: writeAddresses(addresses),
    isSuspended,
  };
}

const newRow: AccountFileRow = {
  id: '',
  name: '',
  tier: newTypedDetails.tier,
  creditLimit: null,
  lines: null,
  pieces: null,
  ordersPerMinute: null,
  contactName: '',
  phone: '',
  email: '',
  addresses: '',
  isSuspended: null,
};

/**
 * Completes a row of a file that has only some of the columns. The other columns keep their current or default values.
 */
export function withKnownColumns(
  row: AccountFileRow,
  found: ReadonlySet<string>,
  known: FiledAccount | undefined,
): AccountFileRow {
  const rest = known ? accountFileRow(known) : newRow;
  const named = Object.entries(row).filter(([name]) => found.has(name));
  return { ...rest, ...Object.fromEntries(named) };
}

const usual = {
  lines: Number(newTypedDetails.lines),
  pieces: Number(newTypedDetails.pieces),
  ordersPerMinute: Number(newTypedDetails.ordersPerMinute),
};

/**
 * The account a row describes, under the given id; `known` is its current state. Leading zeros that a spreadsheet
 * removed don't count as a change.
 */
export function filedAccount(
  row: AccountFileRow,
  id: string,
  known: FiledAccount | undefined,
): FiledAccount {
  const kept = known ? withKnownZeros(row, accountFileRow(known)) : row;
  const { name, tier, creditLimit, contactName, phone, email } = kept;
  const limits = {
    lines: row.lines ?? usual.lines,
    pieces: row.pieces ?? usual.pieces,
    ordersPerMinute: row.ordersPerMinute ?? usual.ordersPerMinute,
  };
  const contact = { name: contactName, phone, email };
  const addresses = readAddresses(kept.addresses);
  const details = { name, tier, creditLimit, limits, contact, addresses };
  return { id, details, isSuspended: row.isSuspended ?? known?.isSuspended ?? false };
}

/** The columns in which a row differs from the account's current state. */
export function changedColumns(known: FiledAccount, asked: FiledAccount): (keyof AccountFileRow)[] {
  const [before, after] = [accountFileRow(known), accountFileRow(asked)];
  const names = Object.keys(after) as (keyof AccountFileRow)[];
  return names.filter((name) => before[name] !== after[name]);
}

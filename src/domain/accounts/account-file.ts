import { withKnownZeros } from '../typed/lost-zeros.ts';
import type { AccountDetails, Address } from './account-details.ts';
import { newTypedDetails } from './typed-account.ts';

/** An account with the settings the lab makes for it, as exported and imported by file. */
export interface FiledAccount {
  id: string;
  details: AccountDetails;
  isSuspended: boolean;
}

/** A row of a file of accounts. */
export interface AccountFileRow {
  /** Empty for a new account. */
  id: string;
  name: string;
  tier: string;
  /** Rials; null for no limit. */
  creditLimit: number | null;
  /** Null for the usual number. */
  lines: number | null;
  pieces: number | null;
  ordersPerMinute: number | null;
  contactName: string;
  phone: string;
  email: string;
  /** One in a line, its label, text and postcode between bars. */
  addresses: string;
  /** Null for what it is already. */
  isSuspended: boolean | null;
}

const bar = ' | ';

/** Addresses as one text: `Shop | Square 1 | 12345`, each in its line. */
export const writeAddresses = (addresses: readonly Address[]): string =>
  addresses.map(({ title, text, postcode }) => [title, text, postcode].join(bar).trim()).join('\n');

function readAddress(line: string): Address {
  const parts = line.split('|').map((part) => part.trim());
  const [title = '', ...others] = parts;
  if (parts.length === 1) return { title: '', text: title, postcode: '' };
  if (parts.length === 2) return { title, text: others[0] ?? '', postcode: '' };
  return { title, text: others.slice(0, -1).join(bar), postcode: others.at(-1) ?? '' };
}

/** Reads such a text; a line without bars is an address without a label. */
export const readAddresses = (text: string): Address[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(readAddress);

/** An account as a row. */
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

/** A row of a file that has only some of the columns: the others say what is so already, or is usual. */
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
 * The account that a row asks for under an id; `known` is how it is. Zeros that a spreadsheet took off a number are no
 * change.
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

/** The columns in which an account differs from how it is. */
export function changedColumns(known: FiledAccount, asked: FiledAccount): (keyof AccountFileRow)[] {
  const [before, after] = [accountFileRow(known), accountFileRow(asked)];
  const names = Object.keys(after) as (keyof AccountFileRow)[];
  return names.filter((name) => before[name] !== after[name]);
}

import type { PathOf } from '../exchange.ts';
import type { invoiceContract } from './contract.ts';

type Of<Name extends keyof typeof invoiceContract> = PathOf<(typeof invoiceContract)[Name]>;

const invoices = '/api/invoices';
const of = (account?: string) => (account ? `?account=${account}` : '');

/** Paths of invoices. */
export const invoicePaths = {
  /** GET: the list, queried by `invoicesQuery`; POST, for the lab: issues one. */
  all: invoices as Of<'all'>,
  one: (id: string, account?: string) => `${invoices}/${id}${of(account)}` as Of<'one'>,
  /** POST, for the lab: cancel it. */
  creditNote: (id: string) => `${invoices}/${id}/credit-note` as Of<'creditNote'>,
  /** GET, for the lab, queried by `openChargesQuery`: the charges not yet invoiced. */
  open: `${invoices}/open` as Of<'open'>,
  /** GET, for the lab, queried by `journalQuery`: the ledger entries of all accounts. */
  entries: `${invoices}/entries` as Of<'entries'>,
  /** The seller's details; for the lab. */
  seller: `${invoices}/seller` as Of<'seller'>,
  /** Buyer details of the user's account, or for the lab of the one it names. */
  buyer: (account?: string) => `${invoices}/buyer${of(account)}` as Of<'buyer'>,
} as const;

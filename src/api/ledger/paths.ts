import type { PathOf } from '../exchange.ts';
import type { ledgerContract } from './contract.ts';

type Of<Name extends keyof typeof ledgerContract> = PathOf<(typeof ledgerContract)[Name]>;

/** Paths of the ledger. */
export const ledgerPaths = {
  /** GET: the statement, asked by `ledgerQuery`. */
  statement: '/api/ledger' as Of<'statement'>,
  statementOf: (query: URLSearchParams) => `/api/ledger?${query}` as Of<'statement'>,
  /** POST, for the lab: a payment, an adjustment or a reversal. */
  entries: '/api/ledger/entries' as Of<'entries'>,
  /** GET: reported transfers, asked by `transfersQuery`; POST, for owners of shops: one more. */
  transfers: '/api/ledger/transfers' as Of<'transfers'>,
  /** PUT, for the lab: its decision about one. */
  transfer: (id: string) => `/api/ledger/transfers/${id}` as Of<'transfer'>,
  /** Pictures of receipts. */
  receipts: '/api/ledger/receipts',
  /** GET: cheques by due day, asked by `chequesQuery`. */
  cheques: '/api/ledger/cheques' as Of<'cheques'>,
  /** GET: what is due by age; the lab names the account. */
  dues: (account?: string) =>
    `/api/ledger/dues${account ? `?account=${account}` : ''}` as Of<'dues'>,
  /** GET, for the lab: what is due of all accounts, by `ageingQuery`. */
  ageing: '/api/ledger/ageing' as Of<'ageing'>,
  /** POST, for the lab: what it does with a cheque. */
  chequeSteps: '/api/ledger/cheques/steps' as Of<'chequeSteps'>,
  /** GET: balance, limit and what is left of it; the lab names the account. */
  standing: (account?: string) =>
    `/api/ledger/standing${account ? `?account=${account}` : ''}` as Of<'standing'>,
  /** PUT, for the lab: the account's credit limit. */
  creditLimit: '/api/ledger/credit-limit' as Of<'creditLimit'>,
  /** GET: the tax rates by day; PUT, for the lab: one of them. */
  taxRates: '/api/ledger/tax-rates' as Of<'taxRates'>,
  /** PUT, for the lab: whether its price lists include the tax. */
  priceLists: '/api/ledger/price-lists' as Of<'priceLists'>,
} as const;

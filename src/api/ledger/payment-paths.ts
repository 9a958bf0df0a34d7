import type { PathOf } from '../exchange.ts';
import type { ledgerContract } from './contract.ts';

type Of<Name extends keyof typeof ledgerContract> = PathOf<(typeof ledgerContract)[Name]>;

/** Paths of payments, cheques, and what is due: those of the ledger that only some screens fetch. */
export const paymentPaths = {
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
} as const;

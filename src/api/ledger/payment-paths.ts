import type { PathOf } from '../exchange.ts';
import type { ledgerContract } from './contract.ts';

type Of<Name extends keyof typeof ledgerContract> = PathOf<(typeof ledgerContract)[Name]>;

/** Ledger paths that only some screens load: payments, cheques and amounts due. */
export const paymentPaths = {
  /** GET: reported transfers, queried by `transfersQuery`; POST, for shop owners: reports one. */
  transfers: '/api/ledger/transfers' as Of<'transfers'>,
  /** PUT, for the lab: its decision about one. */
  transfer: (id: string) => `/api/ledger/transfers/${id}` as Of<'transfer'>,
  /** Pictures of receipts. */
  receipts: '/api/ledger/receipts',
  /** GET: cheques by due day, queried by `chequesQuery`. */
  cheques: '/api/ledger/cheques' as Of<'cheques'>,
  /** GET: amounts due by age; the lab names the account. */
  dues: (account?: string) =>
    `/api/ledger/dues${account ? `?account=${account}` : ''}` as Of<'dues'>,
  /** GET, for the lab: amounts due from all accounts, queried by `ageingQuery`. */
  ageing: '/api/ledger/ageing' as Of<'ageing'>,
  /** POST, for the lab: takes a step with a cheque. */
  chequeSteps: '/api/ledger/cheques/steps' as Of<'chequeSteps'>,
} as const;

import type { Generated } from 'kysely';
import type { ChequeState, ChequeStep } from '../../../src/domain/ledger/cheque-steps.ts';
import type { MeansName } from '../../../src/domain/ledger/means-names.ts';
import type { TransferState } from '../../../src/domain/ledger/transfer-state.ts';
import type { Instant } from './instant.ts';

/** How the payment of the entry with this id was made. Days are `2026-11-22`, at the lab. */
interface PaymentRow {
  accountId: string;
  id: string;
  means: MeansName;
  /** Of a transfer or a card. */
  paidOn: string | null;
  /** Of a cheque, as the next ones: 16 digits. */
  sayad: string | null;
  bank: string | null;
  dueOn: string | null;
  state: ChequeState | null;
}

/** Rows are added, never changed. */
interface ChequeStepRow {
  accountId: string;
  id: string;
  chequeId: string;
  step: ChequeStep;
  at: Instant;
  note: string;
  byAccount: string;
  byUser: string;
  byName: string;
}

/** A transfer that a shop says it has made. */
interface TransferReportRow {
  accountId: string;
  id: string;
  at: Instant;
  /** Rials. */
  amount: number;
  tracking: string;
  paidOn: string;
  note: string;
  byUser: string;
  byName: string;
  state: Generated<TransferState>;
  /** When, by whom and, if it was refused, why the lab decided. */
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: Generated<string>;
}

/** A picture of a receipt; JPEGs. */
interface TransferPhotoRow {
  accountId: string;
  id: string;
  at: Instant;
  reportId: string | null;
  sentHash: Buffer;
  photo: Buffer;
  thumbnail: Buffer;
}

/** A Sayad id that was entered, by whose row those who enter it wait for each other. */
interface SayadIdRow {
  sayad: string;
}

/** What accounts pay by, and say that they have paid. */
export interface PaymentTables {
  payments: PaymentRow;
  sayadIds: SayadIdRow;
  chequeSteps: ChequeStepRow;
  transferReports: TransferReportRow;
  transferPhotos: TransferPhotoRow;
}

import type { Generated } from 'kysely';
import type { ChequeState, ChequeStep } from '../../../src/domain/ledger/cheque-steps.ts';
import type { MeansName } from '../../../src/domain/ledger/means-names.ts';
import type { TransferState } from '../../../src/domain/ledger/transfer-state.ts';
import type { Instant } from './instant.ts';

/** How the payment in the entry with this id was made. Dates are `2026-11-22`, at the lab. */
interface PaymentRow {
  accountId: string;
  id: string;
  means: MeansName;
  /** For a transfer or a card payment. */
  paidOn: string | null;
  /** For a cheque, like the next columns: 16 digits. */
  sayad: string | null;
  bank: string | null;
  dueOn: string | null;
  state: ChequeState | null;
}

/** Rows are only added, never changed. */
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

/** A transfer that a shop reports having made. */
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
  /** When and by whom the lab decided, and why if it refused. */
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: Generated<string>;
}

/** A picture of a receipt, in JPEG. */
interface TransferPhotoRow {
  accountId: string;
  id: string;
  at: Instant;
  reportId: string | null;
  sentHash: Buffer;
  photo: Buffer;
  thumbnail: Buffer;
}

/** A Sayad id in use. Transactions that enter the same id wait for each other on this row. */
interface SayadIdRow {
  sayad: string;
}

/** How accounts pay, and the payments they report. */
export interface PaymentTables {
  payments: PaymentRow;
  sayadIds: SayadIdRow;
  chequeSteps: ChequeStepRow;
  transferReports: TransferReportRow;
  transferPhotos: TransferPhotoRow;
}

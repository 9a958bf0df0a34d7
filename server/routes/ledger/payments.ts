import { resource } from '../../http/guards/resource.ts';
import { chequeSteps } from './cheque-steps.ts';
import { cheques } from './cheques.ts';
import { dues } from './dues.ts';
import { receipts } from './receipts.ts';
import { transfers } from './transfers.ts';

/** Cheques, reported transfers and amounts due. */
export const payments = resource()
  .with(cheques)
  .with(chequeSteps)
  .with(transfers)
  .with(receipts)
  .with(dues);

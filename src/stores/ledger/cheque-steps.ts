import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import type { ChequeStepAsked } from '../../domain/ledger/cheque.ts';
import { changeOwn } from '../shell/change-own.ts';
import type { EnteringResult } from './enter-entry.ts';

/** Takes a step of a cheque under its id, once, however often it is sent. */
export async function takeChequeStep(id: string, asked: ChequeStepAsked): Promise<EnteringResult> {
  const call = { method: 'POST', key: id, body: asked } as const;
  const changed = await changeOwn(paymentPaths.chequeSteps, call);
  if (changed.kind === 'offline' || changed.kind === 'failed') return 'unknown';
  if (changed.kind !== 'refused') return changed.kind;
  return changed.code === 'notAllowed' ? 'notAllowed' : 'refused';
}

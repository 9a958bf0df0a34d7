import { atom } from 'nanostores';
import type { FactorsAnswer } from '../../api/second-factor/contract.ts';
import { secondFactorPaths } from '../../api/second-factor/paths.ts';
import type { OwnFactors } from '../../domain/second-factor/factors.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The user's second factors; null until the first answer. */
export const $factors = atom<OwnFactors | null>(null);

/** Progress or result of reading it. */
export const $factorsReading = atom<ReadState>('reading');

onOtherPerson(() => $factors.set(null));

export async function readFactors(): Promise<void> {
  $factorsReading.set('reading');
  const own = await readOwn(secondFactorPaths.own);
  if (own.kind === 'outdated') return;
  if (own.kind === 'read') keepFactors(own.value);
  $factorsReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps it up to date while it is shown. */
export const followFactors = (): (() => void) => keepFresh(() => void readFactors());

/** Keeps a response, except the codes in it. */
export function keepFactors({ newCodes: _shownOnce, ...factors }: FactorsAnswer): void {
  $factors.set(factors);
}

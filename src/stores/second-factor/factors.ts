import { atom } from 'nanostores';
import type { FactorsAnswer } from '../../api/second-factor/contract.ts';
import { secondFactorPaths } from '../../api/second-factor/paths.ts';
import type { OwnFactors } from '../../domain/second-factor/factors.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The user's second factors; null until read. */
export const $factors = atom<OwnFactors | null>(null);

/** Progress or result of reading the second factors. */
export const $factorsReading = atom<ReadState>('reading');

onOtherPerson(() => $factors.set(null));

export async function readFactors(): Promise<void> {
  $factorsReading.set('reading');
  const own = await readOwn(secondFactorPaths.own);
  if (own.kind === 'outdated') return;
  if (own.kind === 'read') keepFactors(own.value);
  $factorsReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps the second factors up to date until the returned function is called. */
export const followFactors = (): (() => void) => keepFresh(() => void readFactors());

/** Stores a response without its recovery codes, which are shown only once. */
export function keepFactors({ newCodes: _shownOnce, ...factors }: FactorsAnswer): void {
  $factors.set(factors);
}

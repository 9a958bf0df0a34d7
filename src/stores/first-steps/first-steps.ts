import { atom } from 'nanostores';
import type { FirstStepsAnswer } from '../../api/first-steps/contract.ts';
import { firstStepsPaths } from '../../api/first-steps/paths.ts';
import { type ChangeResult, changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** What the lab has set up; null until it is read. */
export const $firstSteps = atom<FirstStepsAnswer | null>(null);

onOtherPerson(() => $firstSteps.set(null));

async function readFirstSteps(): Promise<void> {
  const own = await readOwn(firstStepsPaths.steps);
  if (own.kind === 'read') $firstSteps.set(own.value);
}

/** Keeps it up to date while it is on screen. */
export const followFirstSteps = () =>
  keepFresh(
    () => void readFirstSteps(),
    () => true,
  );

/** Result of an action; `used`: something refers to the sample. */
export type StepOutcome = 'done' | 'used' | 'offline' | 'failed';

function take(changed: ChangeResult<FirstStepsAnswer>): StepOutcome {
  if (changed.kind !== 'done') return issuesOf(changed) ? 'used' : whyUnchanged(changed);
  $firstSteps.set(changed.value);
  return 'done';
}

const change = { method: 'PUT', body: undefined } as const;

export const dismissFirstSteps = async (): Promise<StepOutcome> =>
  take(await changeOwn(firstStepsPaths.dismissal, change));

export const addSample = async (): Promise<StepOutcome> =>
  take(await changeOwn(firstStepsPaths.sample, change));

export const removeSample = async (): Promise<StepOutcome> =>
  take(await changeOwn(firstStepsPaths.sample, { method: 'DELETE', body: undefined }));

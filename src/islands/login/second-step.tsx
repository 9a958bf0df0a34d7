import type { ReactNode } from 'react';
import secondFactorSheet from '../../styles/profile/second-factor.scss?url';
import { lateSheet } from '../base/late-sheet.ts';
import type { StepProps } from './Step.tsx';

/** What follows the password. Fetched in two goes, so that the login names one small file and not ten. */
export async function secondStep(props: StepProps): Promise<ReactNode> {
  const [{ Step }] = await Promise.all([import('./Step.tsx'), lateSheet(secondFactorSheet)]);
  return <Step {...props} />;
}

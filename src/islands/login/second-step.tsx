import type { ReactNode } from 'react';
import secondFactorSheet from '../../styles/profile/second-factor.scss?url';
import { lazy } from '../base/lazy-code.ts';
import type { StepProps } from './Step.tsx';

const view = lazy(async () => (await import('./Step.tsx')).Step, secondFactorSheet);

/** What follows the password. Fetched in two goes, so that the login names one small file and not ten. */
export async function secondStep(props: StepProps): Promise<ReactNode> {
  const Step = await view.fetch();
  return <Step {...props} />;
}

import type { ReactNode } from 'react';
import secondFactorSheet from '../../styles/profile/second-factor.scss?url';
import { lazy } from '../base/lazy-code.ts';
import type { StepProps } from './Step.tsx';

const view = lazy(async () => (await import('./Step.tsx')).Step, secondFactorSheet);

/** The step after the password. Loads in two stages, so that the login page references one small file instead of ten. */
export async function secondStep(props: StepProps): Promise<ReactNode> {
  const Step = await view.fetch();
  return <Step {...props} />;
}

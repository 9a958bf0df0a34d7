import type { ComponentType } from 'react';
import type { RxForm } from '../rx-form.ts';
import { Frame } from './Frame.tsx';
import { More } from './More.tsx';
import { MoreEyes } from './MoreEyes.tsx';
import { Origin } from './Origin.tsx';
import { Services } from './Services.tsx';

/** The parts of the form that are not there before they are unfolded; they travel in one file. */
export const parts = {
  eyes: MoreEyes,
  availability: Origin,
  services: Services,
  frame: Frame,
  more: More,
} satisfies Record<string, ComponentType<{ form: RxForm }>>;

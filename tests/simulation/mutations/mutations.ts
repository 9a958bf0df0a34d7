import { labMutations } from './lab-mutations.ts';
import type { Mutation } from './mutation.ts';
import { panelMutations } from './panel-mutations.ts';

/** Bugs that the simulation must find. */
export const mutations: readonly Mutation[] = [...panelMutations, ...labMutations];

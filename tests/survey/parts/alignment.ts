import type { Part } from '../part.ts';
import { alignmentFaults } from './alignment-faults.ts';

/** Adjacent labels must be aligned with each other, and so must adjacent controls. */
export const alignment: Part = { loaded: (page) => page.evaluate(alignmentFaults) };

import type { Part } from '../part.ts';
import { alignmentFaults } from './alignment-faults.ts';

/** Labels share a line with the labels next to them, and controls with the controls. */
export const alignment: Part = { loaded: (page) => page.evaluate(alignmentFaults) };

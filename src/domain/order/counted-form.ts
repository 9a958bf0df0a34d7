import type { Counted } from './counted.ts';

const form = /^(?:takenOn|shipped|onTime|late|(?:remade|broken)(?:\.\w+)?)$/;

/**
 * Whether a text has the form of a counted figure. Every page with a list loads this; only the lab's loads the names of
 * all reasons, `countedNames`.
 */
export const hasCountedForm = (text: string): text is Counted => form.test(text);

/** A lens or product in figures: `rx pr-sepehr`, `stock hmc-156`, `accessories case`, or `several` in one order. */
export const lensKey = /^(?:several|(?:rx|stock|accessories) \S{1,60})$/;

import type { Counted } from './counted.ts';

const form = /^(?:takenOn|shipped|onTime|late|(?:remade|broken)(?:\.\w+)?)$/;

/**
 * Whether a text has the form of what orders are counted as. Every page with a list has this, only the lab's the names of
 * all reasons: `countedNames`.
 */
export const hasCountedForm = (text: string): text is Counted => form.test(text);

/** A lens or product as figures name it: `rx pr-sepehr`, `stock hmc-156`, `accessories case`, or `several` of one order. */
export const lensKey = /^(?:several|(?:rx|stock|accessories) \S{1,60})$/;

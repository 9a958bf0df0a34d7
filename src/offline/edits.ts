/**
 * How to make a text from another: a positive number copies that many UTF-16 code units, a negative number skips them,
 * and a string is inserted.
 */
export type Steps = readonly (number | string)[];

/** Applies steps to a text. Steps for a different text give a wrong result, so the caller must check its hash. */
export function applySteps(text: string, steps: Steps): string {
  let result = '';
  let at = 0;
  for (const step of steps) {
    if (typeof step === 'string') {
      result += step;
      continue;
    }
    if (step > 0) result += text.slice(at, at + step);
    at += Math.abs(step);
  }
  return result;
}

/**
 * How a text is made of another one: a positive number copies that many UTF-16 code units, a negative one skips them, and
 * a text is inserted.
 */
export type Steps = readonly (number | string)[];

/** Applies the steps to a text. Steps made for another text give a wrong result: the caller compares its hash. */
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

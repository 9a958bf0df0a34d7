/** Addresses, telephone numbers, prices and frame sizes, which are not part of a prescription. */
const patterns: readonly RegExp[] = [
  String.raw`(?:https?:\/\/|www\.)\S{1,300}`,
  String.raw`[\w.+-]{1,64}@[a-z][\w-]{0,63}\.\S{1,64}`,
  String.raw`[@#][\p{L}_]\w{0,63}`,
  String.raw`#\d{1,12}`,
  // Telephone numbers, grouped prices, and numbers longer than any in a prescription.
  String.raw`(?:(?:\+|00)98|0)[ -]?9\d\d[ -]?\d{3}[ -]?\d\d[ -]?\d\d(?!\d)`,
  String.raw`(?:\+|00)(?:90|93|44|49|964|971|98)(?:[ -]?\d){8,11}(?!\d)`,
  String.raw`0\d{2,3}[ -]?\d{7,8}(?!\d)`,
  String.raw`(?<![+\-\d])\d{1,3}(?:,\d{3}){1,5}(?!\d)`,
  String.raw`(?<![+\-\d])\d{1,3}(?:\.\d{3}){2,5}(?![\d.])`,
  String.raw`(?<![+\-\d.,/])\d{1,3}(?:[ /]\d{3}){0,4}[ /]000(?![\d.,/])`,
  String.raw`(?<![+\-\d.,/])(?:\d{1,20}-){0,4}\d{5,400}(?:-\d{1,20}){0,4}(?![\d.,/]\d)`,
  String.raw`(?<=\d{3,20}[-/])\d{5,400}`,
  // Visual acuity.
  String.raw`(?<![+\-\d./,])(?:20\/(?:[1-9]0|[12]5|[1-4]00)|10\/10|6\/(?:6|9|1[28]|24|36|60))(?![\d+\-])`,
  // `1)` and `2.` at the beginning of a line.
  String.raw`(?<=^|\n) {0,8}\d{1,2}[.)](?= )`,
  // Frames: `52□18-140`, `52-18-140`, `A 52 B 38`.
  String.raw`(?<![+\-\d.,/])[3-6]\d ?[□▢☐◻◽⬜▭■] ?[12]\d(?:[ -]{0,2}1[1-6]\d)?(?!\d)`,
  String.raw`(?<![+\-\d.,/])[3-6]\d ?[-/x *] ?[12]\d ?[-/x *] ?1[1-6]\d(?![\d.,/])`,
  String.raw`(?<![\p{L}\d])a[ :=]{0,3}[3-7]\d(?:[.,/]\d)?[ ,;/]{0,3}b[ :=]{0,3}\d\d(?:[.,/]\d)?(?!\d)`,
  // Corneal curvature: `K1 43.50 @ 90`.
  String.raw`(?<![\p{L}\d])k[12]? ?[:=]? ?[34]\d[.,/]\d{1,2}(?: ?(?:d|mm))?(?: ?[@x*] ?\d{1,3})?(?!\d)`,
  String.raw`(?<![\p{L}\d.])d ?[=:] ?[5-8]\d(?:[-/][5-8]\d)?(?!\d)`,
].map((pattern) => new RegExp(pattern, 'uy'));

/** All noise begins with one of these. Persian words do not, so they are skipped without trying each pattern. */
const beginning = /[\w.+\-@# ]/;

/** End of the text at an index that is certainly not part of a prescription; null if it may be. */
export function noiseEnd(text: string, start: number): number | null {
  if (!beginning.test(text.charAt(start))) return null;
  for (const pattern of patterns) {
    pattern.lastIndex = start;
    if (pattern.test(text)) return pattern.lastIndex;
  }
  return null;
}

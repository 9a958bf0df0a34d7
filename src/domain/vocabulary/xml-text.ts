/**
 * Characters not allowed in XML 1.0: lone surrogates, U+FFFE, U+FFFF, and control characters other than tab, line feed
 * and carriage return.
 */
export const invalidInXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: just these are meant.
  /[\p{Surrogate}\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu;

/** The text without those characters. */
export const withoutInvalidXml = (text: string) => text.replace(invalidInXml, '');

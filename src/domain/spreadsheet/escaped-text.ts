/**
 * In a workbook's texts, `_x000D_` stands for the character with that code (ECMA-376 part 1, ST_Xstring). A text that
 * literally contains such a sequence has its underscore escaped.
 */
const escaped = /_x([\dA-Fa-f]{4})_/g;

export const unescapeText = (text: string) =>
  text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Also escapes carriage returns, which XML parsers turn into line feeds. */
export const escapeText = (text: string) =>
  text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_');

/** Stands in a field of one line for the line breaks of a pasted list. */
const lineBreak = '↵';

/** The lines of a typed or pasted text, without empty ones. */
export const linesIn = (text: string): string[] =>
  text
    .split(/[↵\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines in a field of one line. */
export const onOneLine = (lines: readonly string[]): string => lines.join(` ${lineBreak} `);

/** Stands in a field of one line for the line breaks of a pasted list. */
const lineBreak = '↵';

const lineBreaks = new RegExp(`[${lineBreak}\\r\\n]+`);

/** The lines of a typed or pasted text, without empty ones. */
export const linesIn = (text: string): string[] =>
  text
    .split(lineBreaks)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines in a field of one line. */
export const onOneLine = (lines: readonly string[]): string => lines.join(` ${lineBreak} `);

/** A fault at a place in the sources. */
export interface Fault {
  path: string;
  line: number;
  /** A sentence without its full stop, like `instead`. */
  wrong: string;
  /** What to do about it. */
  instead: string;
}

/** The line of an offset in a text, counted from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** A fault as one line in the form that terminals and editors can open. */
export const inWords = ({ path, line, wrong, instead }: Fault): string =>
  `${path}:${line}: ${wrong}. ${instead}.`;

/** Prints the faults and how much was read; sets the exit code. */
export function report(read: string, faults: readonly Fault[]): void {
  for (const fault of faults) console.error(inWords(fault));
  console.log(`${read}, ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

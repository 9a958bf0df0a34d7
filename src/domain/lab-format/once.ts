import { writeRecord } from './records.ts';

/** A record that stands once; none for a value that is missing. */
export function once(label: string, text: string): string[] {
  return fields(label, [text]);
}

/** A record of several fields; none where all of them are missing. */
export function fields(label: string, texts: readonly string[]): string[] {
  return texts.every((text) => text === '') ? [] : [writeRecord(label, texts)];
}

import { writeRecord } from './records.ts';

/** A record with one field; none if the value is missing. */
export function singleRecord(label: string, text: string): string[] {
  return presentRecord(label, [text]);
}

/** A record with several fields; none if all are missing. */
export function presentRecord(label: string, texts: readonly string[]): string[] {
  return texts.every((text) => text === '') ? [] : [writeRecord(label, texts)];
}

import { writeRecord } from './records.ts';

/** A record with one field; none if the value is missing. */
export function once(label: string, text: string): string[] {
  return fields(label, [text]);
}

/** A record with several fields; none if all are missing. */
export function fields(label: string, texts: readonly string[]): string[] {
  return texts.every((text) => text === '') ? [] : [writeRecord(label, texts)];
}

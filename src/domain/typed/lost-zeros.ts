/** What a spreadsheet takes off digits that it reads as a number: zeros and a plus before them. */
const lead = /^\+?0*(?=\d)/;

/** Whether a text is what a spreadsheet makes of a telephone number, code or reference: its digits without the lead. */
function hasLost(text: string, known: string): boolean {
  return /^\+?\d+$/.test(known) && text.length < known.length && text === known.replace(lead, '');
}

/** A text as it is known, if it differs only by leading zeros or a plus that a spreadsheet took off. */
export const withLostZeros = (text: string, known: string): string =>
  hasLost(text, known) ? known : text;

/** The one of several known texts that a spreadsheet turned into this text; undefined if there is not exactly one. */
export function findLostZeros(text: string, known: Iterable<string>): string | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const [only, ...others] = [...new Set(known)].filter((each) => hasLost(text, each));
  return others.length === 0 ? only : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Plain data with the zeros that its texts and names have in what is known of it. */
export function withKnownZeros<Value>(value: Value, known: unknown): Value;
export function withKnownZeros(value: unknown, known: unknown): unknown {
  if (typeof value === 'string')
    return typeof known === 'string' ? withLostZeros(value, known) : value;
  if (Array.isArray(value)) {
    return Array.isArray(known) ? value.map((each, at) => withKnownZeros(each, known[at])) : value;
  }
  if (!isRecord(value) || !isRecord(known)) return value;
  const missing = Object.keys(known).filter((name) => !(name in value));
  const parts = Object.entries(value).map(([name, part]) => {
    const whole = name in known ? name : (findLostZeros(name, missing) ?? name);
    return [whole, withKnownZeros(part, known[whole])] as const;
  });
  return Object.fromEntries(parts);
}

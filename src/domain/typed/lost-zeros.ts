/** Leading zeros and plus, which a spreadsheet removes from digits that it reads as a number. */
const lead = /^\+?0*(?=\d)/;

/** Whether a text is a telephone number, code or reference after a spreadsheet removed its leading zeros or plus. */
function hasLost(text: string, known: string): boolean {
  return /^\+?\d+$/.test(known) && text.length < known.length && text === known.replace(lead, '');
}

/** Restores the known text if only leading zeros or a plus are missing. */
export const withLostZeros = (text: string, known: string): string =>
  hasLost(text, known) ? known : text;

/** The known text that a spreadsheet turned into this one; undefined if there is not exactly one. */
export function findLostZeros(text: string, known: Iterable<string>): string | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const [only, ...others] = [...new Set(known)].filter((each) => hasLost(text, each));
  return others.length === 0 ? only : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Restores leading zeros in the texts and names of plain data from the known data. */
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

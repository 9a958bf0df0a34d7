/** A possible meaning of unclear digits: a number for a field, and numbers for the fields that follow it in a row. */
export type Reading = readonly string[];

/** The parts of a number, or digits with several readings or none. */
export type Digits =
  | { readonly whole: string; readonly mark: '' | '.' | '/' | ','; readonly fraction: string }
  | { readonly readings: readonly Reading[] };

/** Part of a plain text: a number, or a separator. */
export interface Piece {
  readonly text: string;
  readonly digits: Digits | null;
}

/** Digits with several readings. */
export const unclear = (text: string, ...readings: Reading[]): Piece => {
  return { text, digits: { readings } };
};

export const decimal = (text: string, whole: string, fraction: string, mark = '.'): Piece => {
  return { text, digits: { whole, mark: mark as '.' | '/' | ',', fraction } };
};

export const whole = (text: string): Piece => {
  return { text, digits: { whole: text, mark: '', fraction: '' } };
};

export const separator = (text: string): Piece => ({ text, digits: null });

/** Decimals of common fractions. */
export const fractions: Readonly<Record<string, string>> = {
  '1/4': '25',
  '1/2': '5',
  '2/4': '5',
  '3/4': '75',
  '1/8': '125',
  '3/8': '375',
  '5/8': '625',
  '7/8': '875',
  '¼': '25',
  '½': '5',
  '¾': '75',
};

/** The strongest existing power and cylinder, D. */
const strongest = { power: 30, cylinder: 8 } as const;

/** Whether two groups of digits form a power in quarters of a dioptre. */
export function isPower(one: string, two: string, of: 'power' | 'cylinder' = 'power'): boolean {
  const isOnQuarter = /^(?:0|[12]?\d)?$/.test(one) && /^(?:0|00|25|50?|75)0*$/.test(two);
  return isOnQuarter && Number(one) <= strongest[of];
}

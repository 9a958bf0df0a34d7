const isRepeated = (digits: string) => /^(\d)\1+$/.test(digits);

/** Whether the digits are a person's national id (کد ملی): ten digits, the last of which is a check digit. */
export function isNationalId(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || isRepeated(digits)) return false;
  const sum = [...digits.slice(0, 9)].reduce(
    (all, digit, at) => all + Number(digit) * (10 - at),
    0,
  );
  const rest = sum % 11;
  return Number(digits[9]) === (rest < 2 ? rest : 11 - rest);
}

const legalWeights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];

/** Whether the digits are a company's legal id (شناسهٔ ملی): eleven digits, the last of which is a check digit. */
export function isLegalId(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || isRepeated(digits)) return false;
  const added = Number(digits[9]) + 2;
  const sum = legalWeights.reduce((all, by, at) => all + (Number(digits[at]) + added) * by, 0);
  return Number(digits[10]) === (sum % 11) % 10;
}

/**
 * Whether the digits are a postcode: ten digits without a check digit. The first five, for the place, are never 0 or 2;
 * the first four are not all equal and the last four not all 0.
 */
export const isPostcode = (digits: string): boolean =>
  /^(?!(\d)\1{3})[13-9]{5}\d{5}$/.test(digits) && !digits.endsWith('0000');

/**
 * Whether the digits are an economic code: a company's legal id or its older twelve-digit code, or a person's fourteen
 * digits.
 */
export const isEconomicCode = (digits: string): boolean =>
  /^(\d{11}|\d{12}|\d{14})$/.test(digits) && !isRepeated(digits);

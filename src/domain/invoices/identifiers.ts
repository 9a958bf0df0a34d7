const isRepeated = (digits: string) => /^(\d)\1+$/.test(digits);

/** Whether it is a national id (کد ملی) of a person: ten digits, of which the last checks the others. */
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

/** Whether it is a legal id (شناسهٔ ملی) of a company: eleven digits, of which the last checks the others. */
export function isLegalId(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || isRepeated(digits)) return false;
  const added = Number(digits[9]) + 2;
  const sum = legalWeights.reduce((all, by, at) => all + (Number(digits[at]) + added) * by, 0);
  return Number(digits[10]) === (sum % 11) % 10;
}

/**
 * Whether it is a postcode: ten digits. Digits of the first half, the place, are never 0 or 2; neither its first four are
 * all the same nor its last four all 0. It has no check digit.
 */
export const isPostcode = (digits: string): boolean =>
  /^(?!(\d)\1{3})[13-9]{5}\d{5}$/.test(digits) && !digits.endsWith('0000');

/** Whether it is an economic code: of a company its legal id or twelve digits of before, of a person fourteen digits. */
export const isEconomicCode = (digits: string): boolean =>
  /^(\d{11}|\d{12}|\d{14})$/.test(digits) && !isRepeated(digits);

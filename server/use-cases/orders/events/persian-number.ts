/** A number in Persian digits, with the Persian decimal separator. */
export const persianNumber = (text: string): string =>
  text.replaceAll('.', '٫').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

import { splitNumber } from './number.ts';

/** Flips the sign of a typed power and writes it in Latin digits. An unsigned power becomes minus, like most powers. */
export function flipSign(text: string): string {
  const typed = splitNumber(text);
  if (typed.kind === 'empty') return '-';
  if (typed.kind === 'unreadable') return flipLoneSign(typed.text);
  const sign = typed.sign === '-' ? '+' : '-';
  return `${sign}${typed.whole}${typed.fraction === null ? '' : `.${typed.fraction}`}`;
}

function flipLoneSign(text: string): string {
  if (text === '-') return '+';
  return text === '+' ? '-' : text;
}

import { takeNumberApart } from './number.ts';

/** Turns the sign of what is typed: a minus where there was none, as most powers bear. Latin digits. */
export function flipSign(text: string): string {
  const typed = takeNumberApart(text);
  if (typed.kind === 'empty') return '-';
  if (typed.kind === 'unreadable') return flipLoneSign(typed.text);
  const sign = typed.sign === '-' ? '+' : '-';
  return `${sign}${typed.whole}${typed.fraction === null ? '' : `.${typed.fraction}`}`;
}

function flipLoneSign(text: string): string {
  if (text === '-') return '+';
  return text === '+' ? '-' : text;
}

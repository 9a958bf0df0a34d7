import { code128Widths } from '../../src/ui/ticket/code-128.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const symbolOf = (text: string) => (code128Widths(text) ?? []).slice(6, 12).join('');

/** Decodes Code 128, set B, from bar and space widths in modules, excluding the check symbol. */
export function readBars(widths: readonly number[]): string {
  const bySymbol = new Map(printable.map((each) => [symbolOf(each), each]));
  let text = '';
  for (let index = 6; index < widths.length - 13; index += 6) {
    text += bySymbol.get(widths.slice(index, index + 6).join('')) ?? '\ufffd';
  }
  return text;
}

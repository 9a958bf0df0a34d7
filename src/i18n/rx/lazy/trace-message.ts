import type { TraceProblem } from '../../../domain/frame/trace-problem.ts';
import { formatCount } from '../../language/format-number.ts';
import { fill, inBoth, type Message } from '../../language/message.ts';
import { formatMeasure } from '../format-measure.ts';
import { rxEyes } from '../rx-eyes.ts';
import { traceFile } from './trace.ts';

/** Text from the file keeps its own direction. */
function isolated(value: string | number, isLength: boolean): Message {
  if (typeof value === 'string') return [`\u2068${value}\u2069`, `\u2068${value}\u2069`];
  return inBoth((locale) =>
    isLength ? formatMeasure('tenth', value, locale) : formatCount(value, locale),
  );
}

export function traceMessage({ code, params = {} }: TraceProblem): Message {
  const places = Object.entries(params).map(([name, value]): [string, Message] => {
    const isEye = name === 'eye' && (value === 'right' || value === 'left');
    return [name, isEye ? rxEyes.texts[value] : isolated(value, code === 'traceSize')];
  });
  return fill(traceFile.texts[code], Object.fromEntries(places));
}

/** Measures typed before, which differ from the trace: `A 54, DBL 17`. */
export function typedText(typed: readonly (readonly [field: string, text: string])[]): Message {
  const list = (comma: string) =>
    typed.map(([field, text]) => `\u2066${field.toUpperCase()} ${text}\u2069`).join(comma);
  return fill(traceFile.texts.typedOtherwise, { typed: [list('، '), list(', ')] });
}

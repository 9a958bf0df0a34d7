import { useMemo } from 'react';
import { measuresOfTrace } from '../../../../domain/frame/trace-shape.ts';
import type { RxDraft } from '../../../../domain/rx/draft/draft.ts';
import type { measuresOfOtherFrame } from '../../../../domain/rx/other-frame.ts';
import { fill, inBoth } from '../../../../i18n/language/message.ts';
import { formatMeasure } from '../../../../i18n/rx/format-measure.ts';
import { traceFile } from '../../../../i18n/rx/lazy/trace.ts';
import { typedText } from '../../../../i18n/rx/lazy/trace-message.ts';
import { say } from '../../../../ui/base/say.tsx';

const { texts } = traceFile;

type DraftTrace = NonNullable<RxDraft['trace']>;

type Mismatches = ReturnType<typeof measuresOfOtherFrame>;

/** Measures of a trace, the eye that it leaves out, and earlier typed measures that differ from it. */
export function TraceFacts({ trace, mismatches }: { trace: DraftTrace; mismatches: Mismatches }) {
  const measures = useMemo(() => measuresOfTrace(trace), [trace]);
  const length = (tenths: number) => inBoth((locale) => formatMeasure('tenth', tenths, locale));
  return (
    <p>
      {say(
        fill(texts.shape, {
          a: length(measures.a),
          b: length(measures.b),
          ed: length(measures.ed),
          round: length(measures.circumference),
        }),
      )}{' '}
      {trace.right === null && say(texts.rightMirrored)}
      {trace.left === null && say(texts.leftMirrored)}{' '}
      {mismatches.length > 0 && say(typedText(mismatches))}
    </p>
  );
}

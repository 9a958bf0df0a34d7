import { useEffect, useState } from 'react';
import type { TraceMeasures } from '../../../domain/draft-trace.ts';
import type { RxDraft } from '../../../domain/rx-draft.ts';
import { fill } from '../../../i18n/fill.ts';
import { formatMeasure } from '../../../i18n/format-measure.ts';
import { inBoth } from '../../../i18n/in-both.ts';
import { traceFile } from '../../../i18n/messages/trace.ts';
import { Text } from '../../../ui/Text.tsx';

const { texts } = traceFile;

type DraftTrace = NonNullable<RxDraft['trace']>;

function useMeasures(trace: DraftTrace): TraceMeasures | null {
  const [measures, setMeasures] = useState<TraceMeasures | null>(null);
  useEffect(() => {
    let isOver = false;
    import('../../../domain/draft-trace.ts')
      .then(({ measuresOfTrace }) => !isOver && setMeasures(measuresOfTrace(trace)))
      // Without its measures it is still the shape that is ordered.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [trace]);
  return measures;
}

/** What a trace measures, and which eye it says nothing of. */
export function TraceFacts({ trace }: { trace: DraftTrace }) {
  const measures = useMeasures(trace);
  const length = (tenths: number) => inBoth((locale) => formatMeasure('tenth', tenths, locale));
  return (
    <p>
      {measures && (
        <Text
          of={fill(texts.shape, {
            a: length(measures.a),
            b: length(measures.b),
            ed: length(measures.ed),
            round: length(measures.circumference),
          })}
        />
      )}{' '}
      {trace.right === null && <Text of={texts.rightMirrored} />}
      {trace.left === null && <Text of={texts.leftMirrored} />}
    </p>
  );
}

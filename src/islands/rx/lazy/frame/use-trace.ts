import { useState } from 'react';
import type { TraceProblem } from '../../../../domain/frame/trace-problem.ts';
import type { RxDraft } from '../../../../domain/rx/draft/draft.ts';
import type { DraftTraceReading } from '../../../../domain/rx/draft/read-trace.ts';
import { measuresOfOtherFrame } from '../../../../domain/rx/other-frame.ts';
import { writeMeasure } from '../../../../i18n/rx/format-measure.ts';
import { $orderId, attachments } from '../../../../stores/compose/draft-attachments.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { endTraceReading, readTrace } from '../../../../stores/rx/trace.ts';
import { $locale } from '../../../../stores/shell/locale.ts';

type FrameDraft = RxDraft['frame'];
type Measures = Partial<Record<'a' | 'b' | 'dbl' | 'ed', string>>;
type Taken = {
  measures: Measures;
  before: FrameDraft;
  /** Measures typed before that differ from the trace, so probably another frame's. */
  mismatches: ReturnType<typeof measuresOfOtherFrame>;
};

/** Measures of a trace file, written as a user would type them. */
function measured({ measures, dbl }: DraftTraceReading & { kind: 'trace' }): Measures {
  const typed = (tenths: number) => writeMeasure('tenth', tenths, $locale.get());
  const { a, b, ed } = measures;
  const own = { a: typed(a), b: typed(b), ed: typed(ed) };
  return dbl === null ? own : { ...own, dbl: typed(dbl) };
}

/** Copies the shape and measures of a trace file into the order. Removing the trace restores the earlier values. */
export function useTrace(form: RxForm) {
  const [problem, setProblem] = useState<TraceProblem | 'notRead' | null>(null);
  const [reading, setReading] = useState<Promise<void> | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);

  async function take(file: File): Promise<void> {
    const order = $orderId.get();
    const reading = await readTrace(file);
    if (!reading || $orderId.get() !== order) return;
    if (reading.kind === 'problem') return setProblem(reading.problem);
    const draft = contentOf(form);
    const measures = measured(reading);
    // A second file replaces the first; values of an earlier order are not restored.
    const before = draft.trace && taken ? taken.before : draft.frame;
    const mismatches = measuresOfOtherFrame(before, { ...reading.measures, dbl: reading.dbl });
    setTaken({ measures, before, mismatches });
    form.replace({ ...draft, trace: reading.trace, frame: { ...draft.frame, ...measures } });
  }

  /** Restores the earlier measures, except those changed since. */
  function remove(): void {
    endTraceReading();
    const draft = contentOf(form);
    const back = Object.entries(taken?.measures ?? {}).map(([field, text]) => {
      const key = field as keyof Measures;
      return [key, draft.frame[key] === text ? (taken?.before[key] ?? '') : draft.frame[key]];
    });
    setTaken(null);
    form.replace({ ...draft, trace: null, frame: { ...draft.frame, ...Object.fromEntries(back) } });
  }

  return {
    problem,
    isReading: reading !== null,
    mismatches: taken?.mismatches ?? [],
    take: (file: File | undefined) => {
      if (!file) return;
      const taking = take(file)
        .catch(() => setProblem('notRead'))
        .finally(() => setReading((current) => (current === taking ? null : current)));
      setReading(taking);
      setProblem(null);
      attachments.adding = Promise.all([attachments.adding, taking]);
    },
    remove,
  };
}

import type { KnownFrame } from '../../domain/frame/known-frame.ts';
import { frameFields } from '../../domain/frame/measurements.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { writeMeasure } from '../../i18n/rx/format-measure.ts';
import type { TextChange } from '../rx/form.ts';
import { textAt } from '../rx/paths.ts';
import { $locale } from '../shell/locale.ts';

const measured: readonly string[] = [
  ...frameFields.map((field) => `frame.${field}`),
  'frame.shape',
];

/**
 * What choosing a frame writes into the form: all that is known of it, with measures as a user would type them. Values
 * measured by the draft's trace stay, as does the colour, which is not part of the model.
 */
export function filledFrame(frame: KnownFrame, { trace }: RxDraft): TextChange[] {
  const measures = frameFields.flatMap((field): TextChange[] => {
    const value = frame[field];
    if (value === null) return [];
    return [{ path: `frame.${field}`, text: writeMeasure('tenth', value, $locale.get()) }];
  });
  const texts: TextChange[] = [
    { path: 'frameDetails.brand', text: frame.brand },
    { path: 'frameDetails.model', text: frame.model },
    { path: 'frameDetails.size', text: frame.size },
    { path: 'frameDetails.material', text: frame.material ?? '' },
    { path: 'frame.type', text: frame.type ?? '' },
  ];
  const shape: TextChange = { path: 'frame.shape', text: frame.shape ?? '' };
  const written = trace ? texts : [...texts, ...measures, shape];
  return written.filter(({ path, text }) => text !== '' || path === 'frameDetails.brand');
}

/** Tracks what chosen frames wrote into a form, so that nothing of one remains when another is chosen. */
export function createFrameFills() {
  let last: readonly TextChange[] = [];
  /** Earlier values that can no longer be undone but are still in the form. */
  let earlier: readonly TextChange[] = [];
  return {
    /** What choosing a frame writes: all that is known of it, and empty values for what remains of earlier frames. */
    fill(frame: KnownFrame, draft: RxDraft): TextChange[] {
      const next = filledFrame(frame, draft);
      earlier = [...earlier, ...last].filter(({ path, text }) => textAt(draft, path) === text);
      last = next;
      const kept = new Set<string>([
        ...next.map(({ path }) => path),
        ...(draft.trace ? measured : []),
      ]);
      const stale = earlier.filter(({ path }) => !kept.has(path));
      return [...stale.map(({ path }) => ({ path, text: '' })), ...next];
    },
    /** Call when the last fill was undone: the form has its previous values again. */
    forgetLast(): void {
      last = [];
    },
  };
}

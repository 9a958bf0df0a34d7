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
 * What choosing a frame writes into the form: all that is known of it, measures as a user would type them. What the
 * draft's trace measured stays, and the colour too, which is not of the model.
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

/** What frames chosen for one form wrote into it, so that nothing of one stays when another is chosen. */
export function createFrameFills() {
  let last: readonly TextChange[] = [];
  /** What can’t be undone any more, and is still there. */
  let earlier: readonly TextChange[] = [];
  return {
    /** What choosing a frame writes: all that is known of it, and nothing where an earlier one still says something else. */
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
    /** The last one was undone: what is there now was there before it. */
    forgetLast(): void {
      last = [];
    },
  };
}

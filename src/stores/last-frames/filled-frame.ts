import type { KnownFrame } from '../../domain/frame/known-frame.ts';
import { frameFields } from '../../domain/frame/measurements.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { writeMeasure } from '../../i18n/rx/format-measure.ts';
import type { TextChange } from '../rx/form.ts';
import { $locale } from '../shell/locale.ts';

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

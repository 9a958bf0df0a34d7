import { type KeyboardEvent, useEffect, useState } from 'react';
import type { KnownFrame } from '../../../../domain/frame/known-frame.ts';
import { suggestedFrames } from '../../../../domain/frame/last-frames.ts';
import { $lastFrames, typeFrame } from '../../../../stores/last-frames/last-frames.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { useLive } from '../../../base/use-live.ts';
import { useDraft } from '../../form/use-draft.ts';

/** Maximum number of frames shown. */
const most = 8;

export type NameField = 'brand' | 'model';

/** Element id of the list under a field. */
export const frameListId = (field: NameField) => `frameDetails.${field}-frames`;

/** The list of known frames under a field: which are shown, whether it is open, which one Enter chooses. */
export function useFrameChoice(
  form: RxForm,
  field: NameField,
  onChoose: (frame: KnownFrame) => void,
) {
  const known = useLive($lastFrames, $lastFrames.get());
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const { brand, model } = useDraft(form, ({ frameDetails }) => ({
    brand: frameDetails.brand,
    // While the brand is typed, an old model must not narrow the suggestions.
    model: field === 'model' ? frameDetails.model : '',
  }));
  const suggested = () => suggestedFrames({ brand, model }, known, most);
  const frames = isAsked ? suggested() : [];
  const isOpen = frames.length > 0;
  const count = frames.length;
  useEffect(() => setActive((now) => Math.min(now, count - 1)), [count]);
  useEffect(() => {
    if (active < 0) return;
    document
      .getElementById(`${frameListId(field)}-${active}`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [active, field]);

  function close(): void {
    setAsked(false);
    setActive(-1);
  }

  function choose(frame: KnownFrame): void {
    onChoose(frame);
    close();
  }

  function step(by: 1 | -1): boolean {
    setAsked(true);
    if (isOpen) setActive((active + by + count + (active < 0 && by < 0 ? 1 : 0)) % count);
    return isOpen || (!isAsked && suggested().length > 0);
  }

  function enter(): boolean {
    const frame = frames[active];
    if (frame) choose(frame);
    return frame !== undefined;
  }

  function leave(): boolean {
    close();
    return isOpen;
  }

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
    Escape: leave,
  };

  return {
    frames,
    isOpen,
    active,
    close,
    choose,
    /** Call it after the draft has the typed text. */
    type(text: string): void {
      const { frameDetails } = contentOf(form);
      setAsked(text !== '');
      setActive(-1);
      typeFrame({ brand: frameDetails.brand, model: '', [field]: text });
    },
    /** Leaves keys that the list doesn't use to the form. */
    onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
      if (!keys[event.key]?.()) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

import { useEffect } from 'react';
import { frameTexts } from '../../../../domain/frame/details.ts';
import { suggestedTexts } from '../../../../domain/frame/last-frames.ts';
import { $lastFrames, followLastFrames } from '../../../../stores/last-frames/last-frames.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { useLive } from '../../../base/use-live.ts';
import { useDraft } from '../../form/use-draft.ts';
import { LazyText } from '../fields/LazyText.tsx';

/** How the frame is called; the account's last orders are suggested. */
export function FrameTexts({ form }: { form: RxForm }) {
  const frames = useLive($lastFrames, $lastFrames.get());
  const typed = useDraft(form, ({ frameDetails }) => frameDetails);
  useEffect(followLastFrames, []);
  return (
    <div className="rx-fields">
      {frameTexts.map((name) => (
        <LazyText
          key={name}
          form={form}
          path={`frameDetails.${name}`}
          suggested={suggestedTexts(name, typed, frames)}
        />
      ))}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { KnownFrame } from '../../../../domain/frame/known-frame.ts';
import { recognised, suggestedTexts } from '../../../../domain/frame/last-frames.ts';
import { isolate } from '../../../../i18n/language/format-number.ts';
import { fill } from '../../../../i18n/language/message.ts';
import { frameChoice, frameName } from '../../../../i18n/rx/lazy/frame-choice.ts';
import { rx } from '../../../../i18n/rx/rx.ts';
import { createFrameFills } from '../../../../stores/last-frames/filled-frame.ts';
import { $lastFrames, followLastFrames } from '../../../../stores/last-frames/last-frames.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { focusField } from '../../form/focus.ts';
import { useDraft } from '../../form/use-draft.ts';
import { useUndoableWrite } from '../../form/use-undoable-write.ts';
import { LazyText } from '../fields/LazyText.tsx';
import { FrameName } from './FrameName.tsx';
import { FramePicture } from './FramePicture.tsx';

const { texts } = frameChoice;

/** Texts that name the frame. Choosing a known frame fills in its known data, which can be undone. */
export function FrameTexts({ form }: { form: RxForm }) {
  const frames = useLive($lastFrames, $lastFrames.get());
  const typed = useDraft(form, ({ frameDetails }) => frameDetails);
  const { note, write, undo } = useUndoableWrite<string>(form);
  const [fills] = useState(createFrameFills);
  useEffect(followLastFrames, []);
  const picture = recognised(typed, frames)?.picture;
  const undoFill = () => {
    undo();
    fills.forgetLast();
  };
  const choose = (frame: KnownFrame) => {
    // Remove everything that an earlier choice filled in.
    if (note !== null) undoFill();
    write(fills.fill(frame, contentOf(form)), frameName(frame));
  };
  return (
    <>
      <div className="rx-fields">
        {(['brand', 'model'] as const).map((name) => (
          <FrameName key={name} form={form} name={name} onChoose={choose} />
        ))}
        {(['colour', 'size'] as const).map((name) => (
          <LazyText
            key={name}
            form={form}
            path={`frameDetails.${name}`}
            suggested={suggestedTexts(name, typed, frames)}
          />
        ))}
      </div>
      <div className="rx-frame-filled">
        {picture && <FramePicture hash={picture} />}
        <div role="status">
          {note !== null && (
            <p className="rx-note">
              {say(fill(texts.filled, { frame: isolate(note) }))}
              <Button
                look="link"
                text={rx.texts.undo}
                onClick={() => {
                  undoFill();
                  focusField('frameDetails.brand');
                }}
              />
            </p>
          )}
        </div>
      </div>
    </>
  );
}

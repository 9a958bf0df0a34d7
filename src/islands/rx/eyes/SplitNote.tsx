import { formatEyeValue } from '../../../i18n/language/format-optics.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import type { usePdSplit } from './use-pd-split.ts';

type SplitNoteProps = { of: ReturnType<typeof usePdSplit> };

/** Says that a binocular PD was split, until one of the two changes, and offers to undo it. */
export function SplitNote({ of: { note, undo } }: SplitNoteProps) {
  const length = (tenths: number) => inBoth((locale) => formatEyeValue('pd', tenths, locale));
  return (
    <div role="status">
      {note && (
        <p className="rx-note">
          {say(
            fill(rx.texts.pdSplit, {
              binocular: length(note.binocular),
              right: length(note.right),
              left: length(note.left),
            }),
          )}
          <Button look="link" text={rx.texts.undo} onClick={undo} />
        </p>
      )}
    </div>
  );
}

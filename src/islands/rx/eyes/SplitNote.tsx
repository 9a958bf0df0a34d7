import { eyeSides } from '../../../domain/vocabulary/eye.ts';
import { formatEyeValue } from '../../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useDraft } from '../form/use-draft.ts';
import type { usePdSplit } from './use-pd-split.ts';

type SplitNoteProps = { form: RxForm; of: ReturnType<typeof usePdSplit> };

/** Says that a PD of both eyes became two, as long as both stand, and takes it back. */
export function SplitNote({ form, of: { notice, undo } }: SplitNoteProps) {
  const pds = useDraft(form, ({ right, left }) => ({ right: right.pd, left: left.pd }));
  const stands = eyeSides.every((side) => pds[side] === notice?.written[side]);
  const length = (tenths: number) => inBoth((locale) => formatEyeValue('pd', tenths, locale));
  return (
    <div role="status">
      {notice && stands && (
        <p className="rx-note">
          <Text
            of={fill(rx.texts.pdSplit, {
              binocular: length(notice.binocular),
              right: length(notice.right),
              left: length(notice.left),
            })}
          />
          <button type="button" className="btn btn-link" onClick={undo}>
            <Text of={rx.texts.undo} />
          </button>
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ListedFrame } from '../../domain/frame-list/frame-entry.ts';
import { photoTypes } from '../../domain/photos/photo-type.ts';
import { frameList as words } from '../../i18n/frame-list/frame-list.ts';
import { pictureSets } from '../../stores/accessories/picture-sets.ts';
import { removeFramePicture } from '../../stores/frame-list/frame-list.ts';
import { UploadedPicture } from '../../ui/accessories/UploadedPicture.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { described } from '../../ui/forms/described.ts';
import { Notes } from '../../ui/forms/Notes.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const { texts } = words;

type PictureFieldProps = {
  frame: ListedFrame | null;
  /** Whether the chosen file was rejected. */
  isRefused: boolean;
  /** The chosen file is uploaded when the frame is saved. */
  onChoose: (file: File | null) => void;
};

/** The picture of a frame: shows the current one, and takes a new one. */
export function PictureField({ frame, isRefused, onChoose }: PictureFieldProps) {
  const [picture, setPicture] = useState(frame?.picture ?? null);
  const [isFailed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const notes = { hint: texts.pictureHint, error: isRefused ? texts.pictureFault : null };
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [isRefused]);
  async function remove(id: string): Promise<void> {
    const isRemoved = (await removeFramePicture(id)) === 'done';
    setFailed(!isRemoved);
    if (isRemoved) setPicture(null);
  }
  return (
    <div>
      <label className="form-label" htmlFor="frame-picture">
        {say(texts.picture)}
      </label>
      {frame && picture && (
        <p>
          <UploadedPicture sets={pictureSets(picture)} />
          <RemoveButton
            text={texts.removePicture}
            really={texts.reallyRemovePicture}
            onRemove={() => remove(frame.id)}
          />
        </p>
      )}
      <input
        ref={input}
        type="file"
        className="form-control"
        id="frame-picture"
        accept={photoTypes.join(',')}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        {...described({ id: 'frame-picture', ...notes })}
      />
      <Notes id="frame-picture" {...notes} />
      <div role="alert">
        {isFailed && <FieldMessage id="frame-picture-problem" text={texts.failed} />}
      </div>
    </div>
  );
}

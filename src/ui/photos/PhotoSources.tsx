import type { ChangeEvent } from 'react';
import { photoTypes } from '../../domain/photos/photo-type.ts';
import type { Message } from '../../i18n/language/message.ts';
import { photos } from '../../i18n/order/photos.ts';
import { say } from '../base/say.tsx';

const { texts } = photos;

type SourcesProps = {
  isInvalid: boolean;
  describedBy: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

type SourceProps = SourcesProps & {
  label: Message;
  className: string;
  /** Opens the camera, on devices with one. */
  takes?: boolean;
};

/** A button to choose or take photos. The browser's own button would be in the browser's language. */
function Source({ label, className, takes, isInvalid, describedBy, onFiles }: SourceProps) {
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again.
    currentTarget.value = '';
    onFiles(files);
  }
  return (
    <label className={`btn btn-outline-primary photo-source ${className}`}>
      {say(label)}
      <input
        type="file"
        accept={photoTypes.join(',')}
        multiple={!takes}
        capture={takes ? 'environment' : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={change}
      />
    </label>
  );
}

/** Buttons to add photos from files or the camera. */
export function PhotoSources(props: SourcesProps) {
  return (
    <p className="photo-sources">
      <Source {...props} label={texts.choose} className="photo-choose" />
      <Source {...props} label={texts.take} className="photo-take" takes />
    </p>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { photos } from '../../../i18n/order/photos.ts';
import { $uploading } from '../../../stores/photos/upload-progress.ts';
import { say } from '../../../ui/base/say.tsx';
import { useMessages } from '../../base/use-messages.ts';

/** Delay before progress is shown, ms, so that a short upload doesn't make it flicker. */
const showDelay = 1_000;

function useDelayed(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), showDelay);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isLong;
}

/** Upload progress of photos. */
export function UploadProgress() {
  const uploading = useStore($uploading);
  const isShown = useDelayed(uploading !== null);
  const words = useMessages(photos);
  if (!isShown || !uploading) return null;
  const percent = Math.floor((uploading.sent / uploading.total) * 100);
  const shown = countText(percent);
  return (
    <div className="photo-progress">
      <span role="status">{say(photos.texts.uploading)}</span>
      <span aria-hidden="true">{say(fill(photos.texts.percent, { percent: shown }))}</span>
      <progress max={uploading.total} value={uploading.sent} aria-label={words.uploading} />
    </div>
  );
}

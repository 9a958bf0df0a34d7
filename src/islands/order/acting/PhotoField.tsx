import { fill } from '../../../i18n/language/message.ts';
import { eventFields } from '../../../i18n/order/event-fields.ts';
import { photos as words } from '../../../i18n/order/photos.ts';
import { PhotosField } from '../../base/PhotosField.tsx';
import { useDroppedFiles } from '../../dropped-files/use-dropped-files.ts';
import { usePhotos } from '../../forms/use-photos.ts';
import type { FieldProps } from './fields.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const { texts } = words;

/** Field for up to two photos (chosen, taken or dropped), with the upload's progress. */
export function PhotoField({ transition, form }: FieldProps) {
  const photos = usePhotos(form);
  useDroppedFiles((files) => void photos.add(files));
  return (
    <>
      <PhotosField
        id={`${transition.event}-photos`}
        label={fill(eventFields.texts.optional, { label: texts.label })}
        hint={texts.hint}
        {...photos}
      />
      <UploadProgress />
    </>
  );
}

import { transferFields } from '../../../i18n/ledger/transfers.ts';
import { PhotosField } from '../../base/PhotosField.tsx';
import { type PhotosForm, usePhotos } from '../../forms/use-photos.ts';

/** Up to two pictures of a receipt. */
export function ReceiptField({ form }: { form: PhotosForm }) {
  return (
    <PhotosField id="transfer-photos" label={transferFields.texts.photos} {...usePhotos(form)} />
  );
}

import { useCallback, useState } from 'react';
import type { ErrorOption, FieldErrors, SetValueConfig } from 'react-hook-form';
import { photoFaultText } from '../../i18n/order/photo-fault-text.ts';
import { dropPhotos, findPhoto } from '../../stores/device/kept-photos.ts';
import { addPhotos } from '../../stores/photos/choose-photos.ts';
import { usePhotoPreviews } from '../base/use-photo-previews.ts';
import { saidError, saidOf } from './field-errors.ts';

/** A form whose `photos` field holds ids of photos on the device. */
export interface PhotosForm {
  watch(name: 'photos'): string[];
  getValues(name: 'photos'): string[];
  setValue(name: 'photos', ids: string[], options: SetValueConfig): void;
  setError(name: 'photos', error: ErrorOption): void;
  clearErrors(name: 'photos'): void;
  formState: { errors: FieldErrors };
}

/** The photos of a form: ids, current error, and functions to change them. */
export function usePhotos(form: PhotosForm) {
  const [isPreparing, setPreparing] = useState(false);
  const chosen = form.watch('photos');
  const { setValue, getValues, setError, clearErrors } = form;
  const choose = (ids: string[]) => setValue('photos', ids, { shouldDirty: true });
  const leaveOut = useCallback(
    (id: string) => {
      const others = getValues('photos').filter((each) => each !== id);
      setValue('photos', others, { shouldDirty: true });
    },
    [getValues, setValue],
  );
  const onGone = useCallback(
    (id: string) => {
      leaveOut(id);
      setError('photos', saidError(photoFaultText('gone')));
    },
    [leaveOut, setError],
  );
  const previews = usePhotoPreviews(chosen, findPhoto, onGone);

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    clearErrors('photos');
    setPreparing(true);
    const { photos, fault } = await addPhotos(getValues('photos'), files);
    setPreparing(false);
    choose(photos);
    if (fault) setError('photos', saidError(photoFaultText(fault.fault, fault.file)));
  }

  function remove(id: string): void {
    clearErrors('photos');
    leaveOut(id);
    dropPhotos([id]);
  }

  const fault = saidOf(form.formState.errors, 'photos');
  return { chosen, previews, isPreparing, fault, add, remove };
}

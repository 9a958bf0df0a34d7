import { useCallback, useEffect, useState } from 'react';
import { dropPhotos, findPhoto } from '../../../stores/device/kept-photos.ts';
import { addPhotos } from '../../../stores/photos/choose-photos.ts';
import { saidError, saidOf } from '../../forms/field-errors.ts';
import type { FieldProps } from './fields.tsx';
import { photoFaultText } from './photo-fault-text.ts';

type Form = FieldProps['form'];

/** Addresses of the chosen photos, by id. */
function usePreviews(ids: readonly string[], onGone: (id: string) => void): Record<string, string> {
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const wanted = ids.join(' ');
  useEffect(() => {
    const made: string[] = [];
    let isOver = false;
    const show = async (id: string) => {
      const photo = await findPhoto(id);
      if (isOver) return;
      if (!photo) return onGone(id);
      const address = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      made.push(address);
      setAddresses((before) => ({ ...before, [id]: address }));
    };
    for (const id of wanted ? wanted.split(' ') : []) void show(id);
    return () => {
      isOver = true;
      made.forEach(URL.revokeObjectURL);
    };
  }, [wanted, onGone]);
  return addresses;
}

/** The photos of an event's form: what is chosen, what is wrong, and how to change it. */
export function usePhotos(form: Form) {
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
  const previews = usePreviews(chosen, onGone);

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

import { useCallback, useEffect, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { photoFaultText } from '../../i18n/order/photo-fault-text.ts';
import {
  dropOrderPhotos,
  dropStrayPhotos,
  photosOf,
} from '../../stores/device/photos/order-photos.ts';
import { photosNow, takePhotos } from '../../stores/photos/draft-photos.ts';
import { usePhotoPreviews } from '../base/use-photo-previews.ts';

/** The photos of an unsent order on the device: their ids, the current error, and functions to change them. */
export function useOrderPhotos(order: string) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [fault, setFault] = useState<Message | null>(null);
  const find = useCallback(
    async (id: string) => (await photosOf(order)).find((each) => each.id === id) ?? null,
    [order],
  );
  const previews = usePhotoPreviews(chosen, find);
  useEffect(() => {
    let isOver = false;
    void photosNow(order).then((kept) => !isOver && setChosen(kept));
    void dropStrayPhotos().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [order]);

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setFault(null);
    setPreparing(true);
    const { photos, fault: found } = await takePhotos(order, files);
    setPreparing(false);
    setChosen(photos);
    if (found) setFault(photoFaultText(found.fault, found.file));
  }

  return {
    ...{ chosen, previews, isPreparing, fault },
    add: (files: readonly File[]) => void add(files),
    remove(id: string): void {
      setFault(null);
      setChosen(chosen.filter((each) => each !== id));
      void dropOrderPhotos([id]);
    },
  };
}

import { useEffect, useState } from 'react';

/** Finds a photo on the device; null if it is gone. */
type Find = (id: string) => Promise<{ type: string; bytes: ArrayBuffer } | null>;

/** Object URLs of photos on the device, by id. `find` and `onGone` must be the same functions on every render. */
export function usePhotoPreviews(
  ids: readonly string[],
  find: Find,
  onGone?: (id: string) => void,
): Record<string, string> {
  const [addresses, setAddresses] = useState<Record<string, string>>({});
  const wanted = ids.join(' ');
  useEffect(() => {
    const made: string[] = [];
    let isOver = false;
    const show = async (id: string) => {
      const photo = await find(id);
      if (isOver) return;
      if (!photo) return onGone?.(id);
      const address = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      made.push(address);
      setAddresses((before) => ({ ...before, [id]: address }));
    };
    for (const id of wanted ? wanted.split(' ') : []) void show(id);
    return () => {
      isOver = true;
      made.forEach(URL.revokeObjectURL);
    };
  }, [wanted, find, onGone]);
  return addresses;
}

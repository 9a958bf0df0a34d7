import { useEffect, useState } from 'react';

/** Finds a photo on the device; null if it is not there any more. */
type Find = (id: string) => Promise<{ type: string; bytes: ArrayBuffer } | null>;

/** Addresses of photos on the device, by id. `find` and `onGone` are to be the same at every drawing. */
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

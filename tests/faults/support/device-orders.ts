import type { Page } from 'playwright';

/** Orders on the device of a page, by reference and state: drafts, saved, refused, or waiting to be sent. */
export function readDevice(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('adasi');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['preorders', 'drafts']);
          const stores = ['preorders', 'drafts'].map((name) => reading.objectStore(name).getAll());
          reading.oncomplete = () => {
            opening.result.close();
            const kept = stores.flatMap(({ result }) => result);
            resolve(kept.map(({ draft, state }) => `${draft.reference} (${state ?? 'typed'})`));
          };
        };
      }),
  );
}

import { lazySheet } from './lazy-sheet.ts';

/** Code that loads on demand. Fetch it only with `useLazy`, `useLazyPart` or `withLazy`, which handle failures. */
export type LazyCode<Part> = { readonly fetch: () => Promise<Part> };

/** Declares code that loads on demand, with the stylesheets it needs. The only way to do so. */
export function lazy<Part>(load: () => Promise<Part>, ...sheets: string[]): LazyCode<Part> {
  const fetch = async () => {
    const [part] = await Promise.all([load(), ...sheets.map(lazySheet)]);
    return part;
  };
  return { fetch };
}

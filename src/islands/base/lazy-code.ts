import { lazySheet } from './lazy-sheet.ts';

/** Code that is fetched when it is needed. Only `useLazy`, `useLazyPart` and `withLazy` fetch it, and see to it where it fails. */
export type LazyCode<Part> = { readonly fetch: () => Promise<Part> };

/** The one way to name code that is fetched later, with the stylesheets that it needs. */
export function lazy<Part>(load: () => Promise<Part>, ...sheets: string[]): LazyCode<Part> {
  const fetch = async () => {
    const [part] = await Promise.all([load(), ...sheets.map(lazySheet)]);
    return part;
  };
  return { fetch };
}

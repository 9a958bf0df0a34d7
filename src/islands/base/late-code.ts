import { lateSheet } from './late-sheet.ts';

/** Code that is fetched when it is needed. Only `useLate`, `useLatePart` and `withLate` fetch it, and see to it where it fails. */
export type LateCode<Part> = { readonly fetch: () => Promise<Part> };

/** The one way to name code that is fetched later, with the stylesheets that it needs. */
export function late<Part>(load: () => Promise<Part>, ...sheets: string[]): LateCode<Part> {
  const fetch = async () => {
    const [part] = await Promise.all([load(), ...sheets.map(lateSheet)]);
    return part;
  };
  return { fetch };
}

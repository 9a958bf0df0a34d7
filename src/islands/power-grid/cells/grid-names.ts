import type { GridWindow } from '../../../domain/power-grid/window.ts';
import { formatEyeValue } from '../../../i18n/language/format-number.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import { powerName } from '../../../i18n/power-grid/cell-name.ts';

/** What rows and columns are called: written in the heads, spoken in the names of cells. */
export type GridNames = {
  readonly rows: readonly { readonly head: string; readonly said: string }[];
  readonly columns: readonly { readonly head: string; readonly said: string }[];
};

export function namesOf({ spheres, cylinders }: GridWindow, locale: Locale): GridNames {
  const name = (axis: 'sphere' | 'cylinder') => (value: number) => ({
    head: formatEyeValue(axis, value, locale),
    said: powerName(axis, value, locale),
  });
  return { rows: spheres.map(name('sphere')), columns: cylinders.map(name('cylinder')) };
}

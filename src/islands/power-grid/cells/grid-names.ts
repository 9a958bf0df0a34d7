import type { GridWindow } from '../../../domain/power-grid/window.ts';
import { formatEyeValue } from '../../../i18n/language/format-optics.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import { powerName } from '../../../i18n/power-grid/cell-name.ts';

/** Names of rows and columns, shown in headings and used in the cells' accessible names. */
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

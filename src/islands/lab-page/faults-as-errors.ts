import { type FieldErrors, set } from 'react-hook-form';
import type { LabPageFaults, TypedLabPage } from '../../domain/lab-page/typed-lab-page.ts';

/** Faults by path, as the form library keeps them. */
export function faultsAsErrors(faults: LabPageFaults): FieldErrors<TypedLabPage> {
  const errors = {};
  for (const [path, type] of Object.entries(faults)) set(errors, path, { type });
  return errors;
}

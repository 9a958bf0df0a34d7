import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

/** Judges a form by a function that names the faults by field, such as `addresses.0.text`. */
export function faultsResolver<Typed extends FieldValues>(
  faultsOf: (typed: Typed) => Readonly<Record<string, string>>,
): Resolver<Typed> {
  return (typed) => {
    const faults = Object.entries(faultsOf(typed));
    if (faults.length === 0) return { values: typed, errors: {} };
    const errors: FieldErrors<Typed> = {};
    for (const [path, type] of faults) set(errors, path, { type });
    return { values: {}, errors };
  };
}

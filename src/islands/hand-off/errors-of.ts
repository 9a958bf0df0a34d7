/** Faults by field as the errors of a form. */
export function errorsOf<Typed extends object>(
  typed: Typed,
  faults: Readonly<Record<string, string>>,
) {
  const found = Object.entries(faults);
  if (found.length === 0) return { values: typed, errors: {} };
  return { values: {}, errors: Object.fromEntries(found.map(([name, type]) => [name, { type }])) };
}

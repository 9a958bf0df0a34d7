/**
 * An order, or its content, without the texts that can name a patient: patient, mobile and insurance numbers, the
 * shop's own reference, and the original message with the prescription.
 */
export function withoutNames<Named extends { reference: string }>(named: Named): Named {
  return {
    ...named,
    reference: '',
    ...('patient' in named && { patient: '' }),
    ...('source' in named && { source: '' }),
    ...(hasPeople(named) && { people: { ...named.people, mobile: '', insurance: '' } }),
  };
}

function hasPeople(named: object): named is { people: object } {
  return 'people' in named;
}

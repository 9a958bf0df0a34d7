/**
 * An order, or what was asked for in it, without the texts that can name a patient: the patient,
 * the mobile and insurance numbers, the shop's own reference, and the message the
 * prescription was read from.
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

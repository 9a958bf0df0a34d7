/** An order, or what was asked for in it, without the texts that can name a patient: the patient, and the shop's own reference. */
export function withoutNames<Named extends { reference: string }>(named: Named): Named {
  return { ...named, reference: '', ...('patient' in named && { patient: '' }) };
}

/**
 * An order, or what was asked for in it, without the texts that can name a patient: the patient, the shop's own
 * reference, and the message that the prescription came as.
 */
export function withoutNames<Named extends { reference: string }>(named: Named): Named {
  return {
    ...named,
    reference: '',
    ...('patient' in named && { patient: '' }),
    ...('source' in named && { source: '' }),
  };
}

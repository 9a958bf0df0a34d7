/** The patient's name; empty for an order without a patient. */
export function patientOf(order: { kind: string } | { patient: string }): string {
  return 'patient' in order ? order.patient : '';
}

/** The patient's name; empty for an order that is for nobody in particular. */
export function patientOf(order: { kind: string } | { patient: string }): string {
  return 'patient' in order ? order.patient : '';
}

/**
 * Prism from looking off the optical centre, Δ = decentration in cm × F (Prentice's rule); hundredths of a prism
 * dioptre, not rounded. Positive if the base points the way the centre was moved.
 *
 * @param power power along the decentration, hundredths of a dioptre
 * @param decentration tenths of a millimetre
 */
export function prismOfDecentration(power: number, decentration: number): number {
  return (power * decentration) / 100 + 0;
}

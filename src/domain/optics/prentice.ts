/**
 * Prism that looking beside the optical centre gives, Δ = decentration in cm × F (Prentice's rule); hundredths of a
 * prism dioptre, not rounded. Positive when its base points the way the centre was moved.
 *
 * @param power power along the decentration, hundredths of a dioptre
 * @param decentration tenths of a millimetre
 */
export function prismOfDecentration(power: number, decentration: number): number {
  return (power * decentration) / 100 + 0;
}

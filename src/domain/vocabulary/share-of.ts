/** `amount × share ÷ whole` of whole numbers that are not negative, rounded half up. Exact: no fraction is ever a float. */
export function shareOf(amount: number, share: number, whole: number): number {
  const [a, s, w] = [BigInt(amount), BigInt(share), BigInt(whole)];
  return Number((2n * a * s + w) / (2n * w));
}

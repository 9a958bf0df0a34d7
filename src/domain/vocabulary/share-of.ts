/** `amount × share ÷ whole` for non-negative integers, rounded half up. Exact, because it never uses floats. */
export function shareOf(amount: number, share: number, whole: number): number {
  const [a, s, w] = [BigInt(amount), BigInt(share), BigInt(whole)];
  return Number((2n * a * s + w) / (2n * w));
}

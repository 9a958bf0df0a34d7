/** File names for the lab files of these orders: each order's number, made safe for any file system and unique. */
export function labFileNames(numbers: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return numbers.map((number) => {
    const base = number.replace(/[^0-9A-Za-z-]/g, '') || 'order';
    const times = (taken.get(base) ?? 0) + 1;
    taken.set(base, times);
    return times === 1 ? `${base}.vca` : `${base}_${times}.vca`;
  });
}

export type TabsAt = { chosen: number; count: number; direction: 'ltr' | 'rtl' };

/** The tab that a key moves to, wrapping around at the ends; null for other keys. */
export function tabForKey(key: string, { chosen, count, direction }: TabsAt): number | null {
  const [next, previous] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === next) return (chosen + 1) % count;
  return key === previous ? (chosen + count - 1) % count : null;
}

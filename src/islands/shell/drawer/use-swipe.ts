import { type TouchEvent, useRef } from 'react';

/** Minimum length of a swipe, px. */
const threshold = 48;

/** Calls back on a swipe towards the edge the drawer opened from. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      const outwards = document.documentElement.dir === 'rtl' ? 1 : -1;
      const across = (touch.clientX - start.current.x) * outwards;
      const along = Math.abs(touch.clientY - start.current.y);
      if (across > threshold && across > along) onSwipe();
    },
  };
}

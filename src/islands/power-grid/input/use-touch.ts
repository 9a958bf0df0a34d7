import { useEffect, useState } from 'react';

/** On touch screens and narrow windows, small cells are hard to use. */
const touch = '(max-width: 599px), (pointer: coarse)';

/** Whether the touch strip replaces the grid. */
export function useTouch(): boolean {
  const [isTouch, setTouch] = useState(false);
  useEffect(() => {
    const query = matchMedia(touch);
    const follow = () => setTouch(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isTouch;
}

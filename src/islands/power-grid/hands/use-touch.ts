import { useEffect, useState } from 'react';

/** Where fingers rule or there is no room, a grid of small cells helps nobody. */
const touch = '(max-width: 599px), (pointer: coarse)';

/** Whether the strip for touch stands in for the grid. */
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

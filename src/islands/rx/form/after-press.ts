import { useEffect, useRef } from 'react';
import { afterPaint } from '../../../stores/shell/after-paint.ts';

/**
 * Runs layout changes after the next paint and never during a press: a message that appears between press and release
 * would move the target away from the finger.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const acts = waiting.current.splice(0);
      for (const act of acts) afterPaint(act);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listeners.abort();
  }, []);

  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else afterPaint(act);
  };
}

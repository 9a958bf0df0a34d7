import { useEffect, useState } from 'react';

/** A host element at the start or end of a part of the page; it moves to each new page. Null until it exists. */
export function useHost(selector: string, place: 'append' | 'prepend'): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const own = document.createElement('div');
    const put = () => document.querySelector(selector)?.[place](own);
    put();
    setHost(own);
    document.addEventListener('astro:after-swap', put);
    return () => {
      document.removeEventListener('astro:after-swap', put);
      own.remove();
    };
  }, [selector, place]);
  return host;
}

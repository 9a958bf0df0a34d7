import { useEffect, useState } from 'react';

/** An element at the beginning or end of a part of the page, also of pages navigated to; null before there is one. */
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

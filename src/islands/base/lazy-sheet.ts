function held(href: string): CSSStyleSheet | null {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return links.find((link) => link.getAttribute('href') === href)?.sheet ?? null;
}

const loading = new Map<string, Promise<CSSStyleSheet>>();

/** Loads the stylesheet of a lazily loaded part. Resolves once the sheet applies. */
export function lazySheet(href: string): Promise<CSSStyleSheet> {
  const known = held(href);
  if (known) return Promise.resolve(known);
  const underWay = loading.get(href) ?? load(href).finally(() => loading.delete(href));
  loading.set(href, underWay);
  return underWay;
}

function load(href: string): Promise<CSSStyleSheet> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`No stylesheet at ${href}`));
    };
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => (link.sheet ? resolve(link.sheet) : fail()));
    link.addEventListener('error', fail);
    document.head.append(link);
  });
}

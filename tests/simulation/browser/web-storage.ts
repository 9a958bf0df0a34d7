/**
 * A `localStorage` or `sessionStorage` backed by a map, with access by methods and by properties, which
 * `@nanostores/persistent` uses.
 */
export function webStorage(
  kept: Map<string, string>,
  onWrite: (key: string, value: string | null) => void = () => {},
): Record<string, string> {
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
    clear: () => kept.clear(),
  };
  function write(key: string, value: string | null): void {
    onWrite(key, value);
    if (value === null) kept.delete(key);
    else kept.set(key, value);
  }
  return new Proxy({} as Record<string, string>, {
    get: (_target, key) => methods[String(key)] ?? kept.get(String(key)),
    has: (_target, key) => kept.has(String(key)),
    set: (_target, key, value) => {
      write(String(key), String(value));
      return true;
    },
    deleteProperty: (_target, key) => {
      write(String(key), null);
      return true;
    },
  });
}

/** The part of plain data at a path such as `variants.0.price`; undefined if missing. */
export function partAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => {
    return typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined;
  }, data);
}

/** Builds plain data from parts at dotted paths: `{ 'name.fa': 'رنگ' }` becomes `{ name: { fa: 'رنگ' } }`. */
export function assembled<Part>(parts: readonly (readonly [path: string, part: Part])[]) {
  const whole: Record<string, unknown> = {};
  for (const [path, part] of parts) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let inside = whole;
    for (const name of names) {
      inside[name] ??= {};
      inside = inside[name] as Record<string, unknown>;
    }
    inside[last] = part;
  }
  return whole;
}

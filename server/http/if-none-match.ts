/** Weak comparison: a proxy that compressed the answer on its way has made the tag a weak one. */
export function isNamed(header: string | undefined, tag: string): boolean {
  const named = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes(tag);
}

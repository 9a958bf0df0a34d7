/** Whether two objects have the same values. Undefined equals only undefined. */
export function isSame<Props extends object>(
  one: Props | undefined,
  other: Props | undefined,
): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  return (Object.keys(one) as (keyof Props)[]).every((name) => one[name] === other[name]);
}

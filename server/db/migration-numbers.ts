/**
 * Finds migrations, sorted by name, whose number is missing, used twice or out of sequence. Returns one message for
 * each. A migration is a file, or a folder of files that are applied as one.
 */
export function faultsOfNumbers(names: readonly string[]): string[] {
  const faults: string[] = [];
  let expected = 1;
  for (const name of names) {
    const number = Number(/^(\d{4})-[a-z0-9-]+(?:\.sql)?$/.exec(name)?.[1]);
    if (Number.isNaN(number)) faults.push(`${name} needs a name such as 0042-invoices.sql`);
    else if (number > expected) faults.push(`${name} leaves out the number ${expected}`);
    else if (number < expected) faults.push(`${name} uses the number ${number} again`);
    if (number >= expected) expected = number + 1;
  }
  return faults;
}

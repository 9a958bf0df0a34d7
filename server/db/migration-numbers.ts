/**
 * Two migrations got the number 5 before numbers were checked. Databases have recorded both by name and would run a
 * renamed one again, so both names stay.
 */
const twins: readonly [string, string] = ['0005-lens-services.sql', '0005-stock.sql'];

/** Finds migrations, sorted by name, whose number is missing, used twice or out of sequence; one message for each. */
export function faultsOfNumbers(files: readonly string[]): string[] {
  const faults: string[] = [];
  let expected = 1;
  for (const [index, file] of files.entries()) {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
    const isTwin = file === twins[1] && files[index - 1] === twins[0];
    if (Number.isNaN(number)) faults.push(`${file} needs a name such as 0042-invoices.sql`);
    else if (number > expected) faults.push(`${file} leaves out the number ${expected}`);
    else if (number < expected && !isTwin) faults.push(`${file} uses the number ${number} again`);
    if (number >= expected) expected = number + 1;
  }
  return faults;
}

/** What to do about the usual reasons why an address leads to no usable database, by Node's or PostgreSQL's code. */
const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No PostgreSQL listens there: start it, or correct the host and port.',
  ENOENT: 'No PostgreSQL listens on that socket: start it, or correct the path.',
  ENOTFOUND: 'The host name is unknown: correct it.',
  ETIMEDOUT: 'The machine does not answer: check the address and the firewall.',
  '28P01': 'Correct the user or the password; special characters in it are written as %40.',
  '28000': 'Allow this user in pg_hba.conf, or correct its name.',
  '3D000': 'Create it: create database adasi owner adasi.',
  '42501': 'Make the user the owner of the database: alter database adasi owner to adasi.',
};

/** Why the database at the address in a setting cannot be used, and what to do. */
export function connectFault(
  setting: 'DATABASE_URL' | 'READ_URL',
  { code = '', message }: NodeJS.ErrnoException,
): string {
  return [`${setting}: ${message || code}.`, remedies[code] ?? ''].join(' ').trim();
}

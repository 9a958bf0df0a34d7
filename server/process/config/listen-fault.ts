import type { Settings } from './settings.ts';

type Address = Pick<Settings, 'host' | 'port'>;

/** What to do about the usual reasons why the server cannot listen, by Node's code. */
const remedies: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) => `Port ${port} on ${host} is in use. Set PORT to another one.`,
  EACCES: ({ port }) =>
    `Port ${port} needs root. Set PORT to one above 1023, and put a proxy in front.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is unknown. Set HOST to an address.`,
};

/** Why the server cannot listen, and what to do; undefined for any other error. */
export function listenFault(
  address: Address,
  { code = '' }: NodeJS.ErrnoException,
): string | undefined {
  return remedies[code]?.(address);
}

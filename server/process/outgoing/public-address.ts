import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges outside the public internet (IANA's registries of special-purpose addresses). */
const special = new BlockList();
const ranges: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of ranges) special.addSubnet(network, prefix, 'ipv4');

/** Allows only IPv6 addresses allocated for the public internet, except those that embed other addresses. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const standing: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, prefix] of standing) special.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet: not loopback, in a private network or reserved for special use. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && given.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

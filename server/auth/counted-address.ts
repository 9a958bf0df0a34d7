import { isIP } from 'node:net';

/**
 * Normalises a client address for counting attempts: drops the port, turns IPv4-mapped IPv6 into IPv4, and cuts IPv6 to
 * its first 64 bits, which belong to one household or shop.
 */
export function countedAddress(reported: string): string {
  const address = withoutPort(reported.trim()).replace(/%.*$/, '');
  if (isIP(address) !== 6) return address.toLowerCase();
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Some proxies write `203.0.113.7:51234`, and IPv6 in brackets. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  return bracketed ?? plain ?? text;
}

/** The eight groups of a valid address, without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const parts = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const [head = [], tail = []] = parts;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function dotted(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

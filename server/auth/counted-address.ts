import { isIP } from 'node:net';

/**
 * The form in which attempts from an address are counted: without a port; of IPv6 its first 64 bits, which one
 * household or shop has for itself; an IPv4 address written as IPv6 as itself.
 */
export function countedAddress(told: string): string {
  const address = withoutPort(told.trim()).replace(/%.*$/, '');
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

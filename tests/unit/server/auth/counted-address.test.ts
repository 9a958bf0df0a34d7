import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedAddress } from '../../../../server/auth/counted-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['Unknown', 'unknown'],
  ['', ''],
])('counts %j as %j', (told, counted) => {
  expect(countedAddress(told)).toBe(counted);
});

it('counts all addresses of a /64 together, and those of another /64 separately', () => {
  const address = (groups: readonly number[]) =>
    groups.map((group) => group.toString(16)).join(':');
  const group = fc.nat(0xffff);
  const half = fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group);
  fc.assert(
    fc.property(half, half, half, half, (network, other, one, two) => {
      const counted = countedAddress(address([...network, ...one]));
      expect(countedAddress(`[${address([...network, ...two])}]:443`)).toBe(counted);
      const elsewhere = countedAddress(address([...other, ...one]));
      expect(elsewhere === counted).toBe(address(network) === address(other));
    }),
  );
});

it('never throws, regardless of what a proxy reports', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof countedAddress(text) === 'string'));
});

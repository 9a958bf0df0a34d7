import type { AccountDetails } from '../../../src/domain/accounts/account-details.ts';

/** An account with every field filled in. */
export const sampleDetails: AccountDetails = {
  name: 'Optics of the Square',
  tier: 'partner',
  creditLimit: 50_000_000,
  limits: { lines: 500, pieces: 2000, ordersPerMinute: 60 },
  contact: { name: 'Mina', phone: '021 555', email: 'mina@optics.test' },
  addresses: [{ title: 'Shop', text: 'Square 1', postcode: '12345' }],
};

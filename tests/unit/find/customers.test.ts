import { expect, test } from 'vitest';
import { customersOf } from '../../../src/domain/find/customers.ts';

const [one, other] = [
  { id: 'a', name: 'Shop A' },
  { id: 'b', name: 'Shop B' },
];

test('customers are named once each, whichever way their name is spelled', () => {
  const orders = [
    { patient: 'علی مؤمنی‌پور', account: one },
    { patient: 'علي مومنیپور', account: one },
    { patient: '', account: one },
    { patient: 'علی مؤمنی‌پور', account: other },
  ];
  expect(customersOf(orders)).toEqual([
    { name: 'علی مؤمنی‌پور', account: one },
    { name: 'علی مؤمنی‌پور', account: other },
  ]);
});

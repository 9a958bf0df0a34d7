import { expect, it } from 'vitest';
import { orderEntry } from '../../../src/stores/find/order-entries.ts';

const order = {
  id: '01900000-0000-7000-8000-000000000001',
  number: '7K3M-9QXD',
  account: { id: '01900000-0000-7000-8000-0000000000a1', name: 'Corner Optics' },
  state: 'ready',
  reference: 'N-1010',
  patient: 'Mina',
  title: { fa: 'تک‌دید', en: 'Single vision' },
} as const;

it('shows the reference of an order that was found, because people search for it', () => {
  expect(orderEntry(order, true).detail?.[1]).toBe(
    'Mina · N-1010 · Ready · Corner Optics · Single vision',
  );
  const unnamed = { ...order, patient: '', reference: '' };
  expect(orderEntry(unnamed, false).detail?.[1]).toBe('Ready · Single vision');
});

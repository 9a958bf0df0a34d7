import { describe, expect, test } from 'vitest';
import { deliveryContent } from '../../../src/domain/delivery/delivery.ts';
import { deliveryLimits } from '../../../src/domain/delivery/delivery-limits.ts';
import {
  hasLeft,
  isUnconfirmed,
  mayLeave,
  piecesOf,
} from '../../../src/domain/delivery/delivery-state.ts';
import { idEndOfDelivery } from '../../../src/domain/delivery/read-delivery-number.ts';
import { deliveryFaults } from '../../../src/domain/delivery/typed-delivery.ts';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { deliveryNumber, orderNumber } from '../../../src/domain/order/order-number.ts';
import { idEndOfNumber } from '../../../src/domain/order/read-order-number.ts';
import { code128Symbols } from '../../../src/ui/ticket/code-128.ts';

const id = '01900000-0000-7000-8000-0123456789ab';

describe('a delivery’s number', () => {
  test('is that of an order with the same id, with a letter before it', () => {
    expect(deliveryNumber(id)).toBe(`D-${orderNumber(id)}`);
  });

  test('is recognised in any spelling, and distinguished from an order’s', () => {
    const end = '23456789ab';
    for (const text of [
      deliveryNumber(id),
      deliveryNumber(id).toLowerCase(),
      `D${orderNumber(id)}`,
    ]) {
      expect(idEndOfDelivery(text)).toBe(end);
    }
    for (const text of [orderNumber(id), 'D', '', 'D123-4567']) {
      expect(idEndOfDelivery(text)).toBeNull();
    }
    expect(idEndOfNumber(deliveryNumber(id))).toBeNull();
  });

  test('can be printed as Code 128', () => {
    expect(code128Symbols(deliveryNumber(id))).not.toBeNull();
  });
});

test('only a ready order leaves, or one that has left already', () => {
  expect(stateNames.filter(mayLeave)).toEqual(['ready', 'shipped', 'delivered', 'remake']);
  expect(stateNames.filter(hasLeft)).toEqual(['shipped', 'delivered', 'remake']);
});

test('a shop still has to say of a shipped order whether it arrived, unless it was missing', () => {
  const line = (state: (typeof stateNames)[number], isMissing = false) =>
    isUnconfirmed({ order: { state }, isMissing });
  expect([line('shipped'), line('shipped', true), line('delivered')]).toEqual([true, false, false]);
});

test('its pieces are those of its orders', () => {
  expect(piecesOf([])).toBe(0);
  expect(piecesOf([{ pieces: 2 }, { pieces: 12 }])).toBe(14);
});

describe('the orders the lab groups', () => {
  const content = { account: id, orders: [id], carrier: '', tracking: '', day: '2030-01-02' };
  const isSound = (more: object) => deliveryContent.safeParse({ ...content, ...more }).success;

  test('needs no carrier and no tracking number', () => {
    expect(isSound({})).toBe(true);
  });

  test('has between one and a hundred orders, each once', () => {
    const ids = Array.from({ length: deliveryLimits.orders + 1 }, (_, index) =>
      id.replace(/.{3}$/, String(index).padStart(3, '0')),
    );
    expect(isSound({ orders: ids.slice(1) })).toBe(true);
    expect(isSound({ orders: ids })).toBe(false);
    expect(isSound({ orders: [] })).toBe(false);
    expect(isSound({ orders: [id, id] })).toBe(false);
  });
});

describe('the typed fields of a delivery', () => {
  const typed = { carrier: 'Post', tracking: '', day: '2030-01-02' };

  test('needs only the day', () => {
    expect(deliveryFaults({ ...typed, carrier: '' })).toEqual({});
    expect(deliveryFaults({ ...typed, day: '' })).toEqual({ day: 'required' });
  });

  test('has the lengths that the lab’s server takes', () => {
    const longest = {
      carrier: 'x'.repeat(deliveryLimits.carrier),
      tracking: 'x'.repeat(deliveryLimits.tracking),
    };
    expect(deliveryFaults({ ...typed, ...longest })).toEqual({});
    const tooLong = { carrier: `${longest.carrier}x`, tracking: `${longest.tracking}x` };
    expect(deliveryFaults({ ...typed, ...tooLong })).toEqual({
      carrier: 'tooLong',
      tracking: 'tooLong',
    });
  });
});

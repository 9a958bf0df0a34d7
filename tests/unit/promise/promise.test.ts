import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabCalendar } from '../../../src/domain/catalogue/lab-calendar.ts';
import { plainCalendar } from '../../../src/domain/catalogue/plain-calendar.ts';
import { promiseOfOrder } from '../../../src/domain/promise/order-promise.ts';
import { promiseOfStock, proposeDay } from '../../../src/domain/promise/propose-day.ts';
import { rxWorkingDays } from '../../../src/domain/promise/rx-working-days.ts';
import { addWorkingDays, isWorkingDay } from '../../../src/domain/promise/working-days.ts';
import { noServices } from '../../../src/domain/rx/services.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { stockRequest } from '../../server/support/stock-request.ts';

/** Off on Fridays and at the Persian new year, 21 to 24 March 2027, a Sunday to a Wednesday. */
const calendar: LabCalendar = {
  ...plainCalendar,
  holidays: ['2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24'],
};

describe('the proposed day', () => {
  // Tehran is three and a half hours ahead of UTC.
  it.each([
    ['on a Monday morning', '2026-11-23T06:00:00Z', 2, '2026-11-25'],
    ['a minute before the cut-off hour', '2026-11-23T10:29:00Z', 2, '2026-11-25'],
    ['at the cut-off hour', '2026-11-23T10:30:00Z', 2, '2026-11-26'],
    ['over a Friday', '2026-11-25T06:00:00Z', 2, '2026-11-28'],
    ['on a Friday', '2026-11-27T06:00:00Z', 1, '2026-11-29'],
    ['on a Thursday evening', '2026-11-26T15:00:00Z', 1, '2026-11-29'],
    [
      'late in the evening, when it is already tomorrow in Tehran',
      '2026-11-23T21:00:00Z',
      1,
      '2026-11-25',
    ],
    ['over the new year', '2027-03-18T06:00:00Z', 2, '2027-03-25'],
    ['for work that takes no time', '2026-11-23T06:00:00Z', 0, '2026-11-23'],
    ['for work that takes no time, on a Friday', '2026-11-27T06:00:00Z', 0, '2026-11-28'],
  ])('%s', (_, now, days, day) => {
    expect(proposeDay(days, calendar, new Date(now))).toBe(day);
  });

  it('for an order of stock lenses is the same before it is sent as when it is accepted', () => {
    const now = new Date('2026-11-23T06:00:00Z');
    const lab = { ...calendar, stockDays: 3 };
    expect(promiseOfStock(lab, now)).toBe('2026-11-26');
    const accepted = promiseOfOrder(stockRequest(), { ...catalogue, calendar: lab }, now);
    expect(accepted).toBe('2026-11-26');
  });

  it('is a working day, and as many working days later as the work takes', () => {
    const calendars = fc.record({
      offDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
      cutOffHour: fc.integer({ min: 0, max: 24 }),
    });
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(calendars, instants, fc.nat({ max: 20 }), (own, now, days) => {
        const lab = { ...calendar, ...own };
        const start = proposeDay(0, lab, now);
        const day = proposeDay(days, lab, now);
        expect(isWorkingDay(day, lab)).toBe(true);
        expect(day).toBe(addWorkingDays(start, days, lab));
        expect(day >= start).toBe(true);
      }),
    );
  });
});

describe('the working days of a prescription', () => {
  const timed = {
    ...catalogue,
    designs: catalogue.designs.map((design) => ({ ...design, workingDays: 3 })),
    coatings: catalogue.coatings.map((coating) => ({ ...coating, workingDays: 1 })),
    services: catalogue.services.map((service, index) => ({ ...service, workingDays: 10 * index })),
  };
  const lens = { design: 'clarity', index: 167, colour: 'clear', coating: 'hmc' } as const;
  const plain = { lens, job: 'uncut', services: noServices } as const;
  const daysOf = (id: string) => timed.services.find((each) => each.id === id)?.workingDays ?? 0;

  it.each([
    ['uncut, without services', plain, 4],
    ['edged', { ...plain, job: 'remoteEdged' }, 4 + daysOf('edging')],
    [
      'engraved',
      { ...plain, services: { ...noServices, engraving: 'AB' } },
      4 + daysOf('engraving'),
    ],
    [
      'with a mirror and a coat',
      { ...plain, services: { ...noServices, mirror: 'mirror-blue', coats: ['anti-fog'] } },
      4 + daysOf('mirror-blue') + daysOf('anti-fog'),
    ],
    ['of a design the catalogue no longer has', { ...plain, lens: { ...lens, design: 'gone' } }, 1],
  ] as const)('%s', (_, order, days) => {
    expect(rxWorkingDays(order as Parameters<typeof rxWorkingDays>[0], timed)).toBe(days);
  });
});

describe('the day to promise for an order', () => {
  const monday = new Date('2026-11-23T06:00:00Z');

  it('is that of its prescription', () => {
    const { content } = orderRequest();
    expect(promiseOfOrder({ content }, { ...catalogue, calendar }, monday)).toBe('2026-11-23');
  });

  it('of stock lenses is the lab’s usual one', () => {
    const { content } = stockRequest([-200, -50, 2]);
    const lab = { ...catalogue, calendar: { ...calendar, stockDays: 3 } };
    expect(promiseOfOrder({ content }, lab, monday)).toBe('2026-11-26');
  });
});

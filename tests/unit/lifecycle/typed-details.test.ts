import { describe, expect, it } from 'vitest';
import { emptyDetails, type TypedDetails } from '../../../src/domain/lifecycle/empty-details.ts';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import { eventDetails } from '../../../src/domain/lifecycle/order-event.ts';
import type { Transition } from '../../../src/domain/lifecycle/transition.ts';
import { transitions } from '../../../src/domain/lifecycle/transitions.ts';
import { readDetails } from '../../../src/domain/lifecycle/typed-details.ts';
import { readToman } from '../../../src/domain/typed/toman.ts';
import { labActs } from '../../../src/i18n/order/lab-desk.ts';
import { shopActs } from '../../../src/i18n/order/shop-desk.ts';

const rowOf = (by: string, event: EventName) =>
  transitions.find((each) => each.by === by && each.event === event) as Transition;

const read = (by: string, event: EventName, typed: Partial<TypedDetails>) =>
  readDetails(rowOf(by, event), { ...emptyDetails, ...typed });

describe('the typed details of an event', () => {
  it('is what the server accepts', () => {
    const { details, issues } = read('lab', 'quote', { price: ' ۲٬۵۰۰٬۰۰۰ ', message: ' سلام ' });
    expect(issues).toEqual([]);
    expect(details).toEqual({ price: 25_000_000, message: 'سلام' });
    expect(eventDetails.parse(details)).toEqual(details);
  });

  it('is the price of the whole order where only that of the rest is typed', () => {
    const price = (typed: string, priced: number) =>
      readDetails(rowOf('lab', 'quote'), { ...emptyDetails, price: typed }, priced);
    expect(price('250,000', 1_200_000).details.price).toBe(3_700_000);
    expect(price('0', 1_200_000)).toMatchObject({ details: { price: 1_200_000 }, issues: [] });
    expect(price('', 1_200_000).issues).toMatchObject([{ path: 'price', code: 'required' }]);
  });

  it.each([
    [{ part: 'right' }, [{ part: 'right', pieces: 1 }]],
    [
      { part: 'both' },
      [
        { part: 'right', pieces: 1 },
        { part: 'left', pieces: 1 },
      ],
    ],
    [{ part: '2' }, [{ part: 2, pieces: 1 }]],
    [{ part: '0', pieces: ' ۱۲ ' }, [{ part: 0, pieces: 12 }]],
  ])('%j is what broke: %j', (typed, broken) => {
    const { details, issues } = read('lab', 'break', { reason: 'crack', ...typed });
    expect(issues).toEqual([]);
    expect(eventDetails.parse(details)).toMatchObject({ reason: 'crack', broken });
  });

  it.each([
    ['lab', 'accept', {}, 'promisedFor', 'required'],
    ['lab', 'quote', {}, 'price', 'required'],
    ['lab', 'quote', { price: 'about 3' }, 'price', 'notANumber'],
    ['lab', 'quote', { price: '0' }, 'price', 'notANumber'],
    ['shop', 'answer', { message: '  ' }, 'message', 'required'],
    ['shop', 'write', { message: 'x'.repeat(1001) }, 'message', 'tooLong'],
    ['lab', 'ship', { tracking: '1'.repeat(41) }, 'tracking', 'tooLong'],
    ['shop', 'cancel', {}, 'reason', 'required'],
    ['shop', 'cancel', { reason: 'other' }, 'message', 'required'],
    ['shop', 'cancel', { reason: 'labFault' }, 'reason', 'invalid'],
    ['lab', 'break', { reason: 'lost' }, 'part', 'required'],
    ['lab', 'break', { reason: 'lost', part: '0', pieces: 'two' }, 'pieces', 'notANumber'],
    ['lab', 'break', { reason: 'lost', part: '0', pieces: '۰' }, 'pieces', 'notANumber'],
    ['lab', 'revert', {}, 'reverts', 'required'],
  ] as const)('%s %s with %j is at fault at %s: %s', (by, event, typed, path, code) => {
    expect(read(by, event, typed).issues).toMatchObject([{ path, code }]);
  });
});

describe('an amount in toman', () => {
  it.each([
    ['2500000', 25_000_000],
    ['2,500,000', 25_000_000],
    ['۲٬۵۰۰٬۰۰۰', 25_000_000],
    ['٢٥٠', 2500],
    ['2 500', 25_000],
    ['2.5', null],
    ['-3', null],
    ['', null],
    ['100000000000', null],
  ])('reads %s as %s rials', (text, rials) => {
    expect(readToman(text)).toBe(rials);
  });
});

it('names an action for every row of the table', () => {
  const eventsOf = (side: string) =>
    transitions.filter(({ by }) => by === side).map(({ event }) => event);
  expect(Object.keys(shopActs.texts).sort()).toEqual(eventsOf('shop').sort());
  expect(Object.keys(labActs.texts).sort()).toEqual(eventsOf('lab').sort());
});

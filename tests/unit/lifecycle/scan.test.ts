import { expect, it } from 'vitest';
import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { scanStep, stationStates } from '../../../src/domain/lifecycle/scan.ts';

it.each([
  ['accepted', 'start'],
  ['inProduction', 'inspect'],
  ['qualityControl', 'pass'],
  ['ready', 'ship'],
] as const)('takes an order that is %s one step on: %s', (state, event) => {
  expect(scanStep(state, null)).toEqual({ kind: 'move', event });
});

it('moves nothing that is not being made', () => {
  const making = ['accepted', 'inProduction', 'qualityControl', 'ready'];
  for (const state of orderState.options.filter((each) => !making.includes(each))) {
    expect(scanStep(state, null)).toEqual({ kind: 'stays' });
  }
});

it('skips no step at a station', () => {
  expect(scanStep('inProduction', 'qualityControl')).toEqual({ kind: 'move', event: 'inspect' });
  expect(scanStep('accepted', 'qualityControl')).toEqual({ kind: 'stays' });
  expect(scanStep('ready', 'qualityControl')).toEqual({ kind: 'stays' });
});

it('does not move an order that is already at its station', () => {
  for (const station of stationStates)
    expect(scanStep(station, station)).toEqual({ kind: 'there' });
});

import type { EventName } from './event-name.ts';
import type { OrderState } from './order-state.ts';
import { transitions } from './transitions.ts';

/** The production steps that scanning a ticket can trigger, in order. */
const scanned = ['start', 'inspect', 'pass', 'ship'] as const satisfies EventName[];

const steps = scanned.map((event) => {
  const row = transitions.find((each) => each.by === 'lab' && each.event === event);
  return { event, from: row?.from ?? [], to: row?.to };
});

/** The states a scanning station can be set to. */
export const stationStates = ['inProduction', 'qualityControl', 'ready', 'shipped'] as const;
export type StationState = (typeof stationStates)[number];

/** The effect of a scan: an event; nothing, because the order is there already; or the order may not move. */
export type ScanStep =
  | { kind: 'move'; event: (typeof scanned)[number] }
  | { kind: 'there' }
  | { kind: 'stays' };

/** What a scan does with an order. A station without a fixed state takes the next step. */
export function scanStep(state: OrderState, station: StationState | null): ScanStep {
  if (state === station) return { kind: 'there' };
  const step = steps.find(({ from }) => from.includes(state));
  if (!step || (station && step.to !== station)) return { kind: 'stays' };
  return { kind: 'move', event: step.event };
}

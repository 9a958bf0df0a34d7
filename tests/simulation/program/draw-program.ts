import { type Random, randomOf } from '../schedule/random.ts';
import type { PersonName } from './people.ts';
import { type Act, newest, type Program, type Step } from './step.ts';

/** Duration of a program's steps, ms. */
export const programLength = 180_000;

/** The possible sets of devices. Devices of the same shop share its account; the lab has one. */
const settings: readonly Readonly<Record<string, PersonName>>[] = [
  { desk: 'shop', lab: 'lab' },
  { desk: 'shop', phone: 'shop', lab: 'lab' },
  { desk: 'shop', other: 'shop2', lab: 'lab' },
];

const tabs = ['a', 'b'];

type Draw = (chance: Random) => Act;

const some = (chance: Random) => ({
  powers: Array.from({ length: 1 + chance.below(2) }, () => chance.below(4)),
  pieces: 1 + chance.below(4),
});
const which = (chance: Random) => chance.below(8);

/** What shops do, with relative frequencies. */
const atShop: readonly (readonly [times: number, draw: Draw])[] = [
  [9, (chance) => ({ does: 'order', ...some(chance) })],
  [2, (chance) => ({ does: 'save', ...some(chance) })],
  [2, (chance) => ({ does: 'send', which: which(chance) })],
  [7, (chance) => ({ does: 'delete', which: which(chance), isKept: chance.chance(0.3) })],
  [
    4,
    (chance) => ({
      does: 'correct',
      which: which(chance),
      power: chance.below(4),
      pieces: 1 + chance.below(4),
    }),
  ],
  [3, (chance) => ({ does: 'cancel', which: which(chance) })],
  [2, () => ({ does: 'read' })],
  [3, () => ({ does: 'close' })],
  [1, () => ({ does: 'restart' })],
  [3, (chance) => ({ does: 'offline', for: chance.between(500, 60_000) })],
  [
    1,
    (chance) => ({
      does: 'fault',
      kind: chance.pick(['full', 'refusesToOpen']),
      after: chance.below(6),
      times: 1 + chance.below(6),
    }),
  ],
  [0.5, (chance) => ({ does: 'clock', ahead: chance.between(-4e6, 4e6) })],
  [0.7, (chance) => ({ does: 'signIn', as: chance.pick(['shop', 'shop2']) })],
  [0.5, () => ({ does: 'signOut' })],
];

const atLab: typeof atShop = [
  [6, (chance) => ({ does: 'move', which: which(chance), what: chance.below(12) })],
  [1, () => ({ does: 'read' })],
  [0.5, () => ({ does: 'close' })],
];

function drawAct(chance: Random, acts: typeof atShop): Act {
  const total = acts.reduce((sum, [times]) => sum + times, 0);
  let left = chance.next() * total;
  const drawn = acts.find(([times]) => {
    left -= times;
    return left < 0;
  });
  return (drawn?.[1] ?? (() => ({ does: 'read' }) as const))(chance);
}

/** Longest time until someone changes their mind about an order, ms. */
const secondThoughts = 25_000;

/** A step. Some orders are followed by their deletion, while they may still be in transit. */
function drawSteps(chance: Random, devices: Program['devices']): Step[] {
  const device = chance.pick(Object.keys(devices));
  const at = Math.floor(chance.between(0, programLength));
  const tab = chance.pick(tabs);
  const act = drawAct(chance, devices[device] === 'lab' ? atLab : atShop);
  const step = { ...act, at, device, tab };
  if (act.does !== 'order' || !chance.chance(0.3)) return [step];
  const later = Math.floor(Math.min(programLength, at + chance.between(200, secondThoughts)));
  const isKept = chance.chance(0.3);
  return [step, { does: 'delete', which: newest, isKept, at: later, device, tab }];
}

/** The program for a seed. */
export function drawProgram(seed: number): Program {
  const chance = randomOf(seed, 'program');
  const devices = chance.pick(settings);
  const drawn = Array.from({ length: 8 + chance.below(24) }, () => drawSteps(chance, devices));
  return { seed, devices, steps: drawn.flat().toSorted((one, other) => one.at - other.at) };
}

import type { Fault } from '../browser/disk.ts';
import type { PersonName } from './people.ts';

/** The latest of what there is to choose from. */
export const newest = -1;

/** What a person, a device or the network does. Numbers choose among what is there then. */
export type Act =
  | { does: 'order'; powers: readonly number[]; pieces: number }
  | { does: 'save'; powers: readonly number[]; pieces: number }
  | { does: 'send'; which: number }
  | { does: 'delete'; which: number; isKept: boolean }
  | { does: 'correct'; which: number; power: number; pieces: number }
  | { does: 'cancel'; which: number }
  | { does: 'move'; which: number; what: number }
  | { does: 'read' }
  | { does: 'close' }
  | { does: 'restart' }
  | { does: 'offline'; for: number }
  | { does: 'fault'; kind: Fault; after: number; times: number }
  | { does: 'clock'; ahead: number }
  | { does: 'signIn'; as: PersonName }
  | { does: 'signOut' };

/** One step of a program: at which time from its start (ms), and in which tab. */
export type Step = Act & { at: number; device: string; tab: string };

/** A run: who sits at which device, and what happens. The seed decides all that is not said. */
export interface Program {
  seed: number;
  devices: Readonly<Record<string, PersonName>>;
  steps: readonly Step[];
}

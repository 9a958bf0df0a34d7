import type { Fault } from '../browser/disk.ts';
import type { PersonName } from './people.ts';

/** Selects the latest of the available items. */
export const newest = -1;

/** What a person, a device or the network does. Indexes select from the items that exist at that moment. */
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

/** One step of a program, with its time since the start (ms) and its tab. */
export type Step = Act & { at: number; device: string; tab: string };

/** A run: the person at each device, and what happens. The seed decides everything else. */
export interface Program {
  seed: number;
  devices: Readonly<Record<string, PersonName>>;
  steps: readonly Step[];
}

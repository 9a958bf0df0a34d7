import { atom } from 'nanostores';
import type { ApiPath, Readable } from '../../api/api-path.ts';
import { type ReadState, readOwn } from './read-own.ts';
import { onOtherPerson } from './session.ts';

/**
 * Data of the account that is read repeatedly: the value read last (null until then), and the progress or result of
 * reading. The value stays until the next response arrives, and stale responses are dropped.
 */
export function createOwnReading<Of extends Readable, Value, Asked extends readonly unknown[]>(
  pathOf: (...asked: Asked) => ApiPath<Of>,
  shown: (answer: Of['GET'], ...asked: Asked) => Value,
) {
  const $value = atom<Value | null>(null);
  const $reading = atom<ReadState>('reading');
  let latest = '';
  let [asking, answered] = [0, 0];
  onOtherPerson((signedIn) => {
    $value.set(null);
    $reading.set(signedIn ? 'reading' : 'signedOut');
  });
  async function read(...asked: Asked): Promise<void> {
    const path = pathOf(...asked);
    latest = path;
    asking += 1;
    const turn = asking;
    $reading.set('reading');
    const own = await readOwn(path);
    if (own.kind === 'outdated' || path !== latest || turn < answered) return;
    answered = turn;
    if (own.kind === 'read') $value.set(shown(own.value, ...asked));
    $reading.set(own.kind === 'read' ? 'done' : own.problem);
  }
  return { $value, $reading, read };
}

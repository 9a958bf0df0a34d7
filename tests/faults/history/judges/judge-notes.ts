import { hasLeft } from '../../../../src/domain/delivery/delivery-state.ts';
import { linearise, type Stuck } from '../linearise.ts';
import type { GatheredNote } from '../note/gather-notes.ts';
import { gatherNotes } from '../note/gather-notes.ts';
import { type NoteModel, type NoteMoment, noteSpecification } from '../note/note-specification.ts';
import type { History, SeenNote, Truth } from '../operation.ts';
import type { Broken } from './broken.ts';
import { doubledIn } from './doubled.ts';

const aboutNote = ({ account, note }: Pick<SeenNote, 'account' | 'note'>): string =>
  `delivery note ${note} of ${account}`;

function describeModel(model: NoteModel): string {
  if (model.is === 'absent') return 'not made';
  const missing =
    model.is === 'shipped' ? `, missing ${model.missing.join(', ') || 'nothing'}` : '';
  return `${model.is} ${model.packed.label} with ${model.packed.orders.join(', ')}${missing}`;
}

function promiseOf({ moment }: Stuck<NoteMoment, NoteModel>): Broken['promise'] {
  if (moment.is === 'call') return 'Exactly once';
  return moment.operation ? 'Read your own writes' : 'Accepted stays accepted';
}

/** There must be a sequence of calls that explains all answers about a note. */
function rowFaults(gathered: GatheredNote): Broken[] {
  const { calls, moments, stored } = gathered;
  const about = aboutNote(gathered);
  if (stored && !calls.some(({ call }) => call.does === 'pack')) {
    const what = 'it is there, and nobody asked for it';
    return [{ promise: 'Exactly once', about, what, operations: [] }];
  }
  const stuck = linearise(moments, noteSpecification);
  if (!stuck) return [];
  const { moment, model } = stuck;
  const { operation } = moment;
  const sight = moment.is === 'call' ? 'was answered as it cannot be' : JSON.stringify(moment.seen);
  const where = operation ? `#${operation.number}` : 'in the end';
  const what = `${where} ${sight}, where after all that was answered before it can only be ${describeModel(model)}`;
  const before = calls.filter(({ answered }) => (answered ?? Infinity) < moment.answered).slice(-5);
  const numbers = [...before, ...(operation ? [operation] : [])].map(({ number }) => number);
  return [{ promise: promiseOf(stuck), about, what, operations: [...new Set(numbers)] }];
}

/** An order may be in one note, and each of a shipped one must have left the lab. */
function orderFaults({ notes, orders }: Truth): Broken[] {
  const noted = notes.flatMap(({ account, orders: ids }) =>
    ids.map((id) => `order ${id} of ${account}`),
  );
  const twice = doubledIn(noted).map((about): Broken => {
    return { promise: 'Exactly once', about, what: 'it is in two delivery notes', operations: [] };
  });
  const states = new Map(orders.map(({ account, order, state }) => [`${account} ${order}`, state]));
  const stayed = notes.flatMap((note): Broken[] =>
    note.orders.flatMap((order): Broken[] => {
      const state = states.get(`${note.account} ${order}`);
      if (state && (hasLeft(state) || !note.isShipped)) return [];
      const what = `the order ${order} in it is ${state ?? 'not there'}`;
      return [{ promise: 'States follow the table', about: aboutNote(note), what, operations: [] }];
    }),
  );
  return [...twice, ...stayed];
}

/** People name a note by its number, so whoever sees them must find one number for each note and one note for each. */
function numberFaults({ operations, truth }: History): Broken[] {
  const answered = operations.flatMap(({ answer, number: by }) =>
    answer.is === 'noted' ? [{ note: answer.note, by }] : [],
  );
  const seen = [...answered, ...truth.notes.map((note) => ({ note, by: null }))];
  const pairs = [
    Map.groupBy(seen, ({ note }) => `number ${note.number}`),
    Map.groupBy(seen, ({ note }) => aboutNote(note)),
  ];
  return pairs.flatMap((groups) =>
    [...groups].flatMap(([about, all]): Broken[] => {
      const names = new Set(all.map(({ note }) => `${note.number} for ${aboutNote(note)}`));
      if (names.size < 2) return [];
      const what = `it is there as ${[...names].join(' and as ')}`;
      const shown = all.flatMap(({ by }) => by ?? []).slice(0, 5);
      return [{ promise: 'Exactly once', about, what, operations: shown }];
    }),
  );
}

/** Delivery notes must be as they were asked for, each with its own number and its own orders, which leave with it. */
export function judgeNotes(history: History): Broken[] {
  return [
    ...gatherNotes(history).flatMap(rowFaults),
    ...orderFaults(history.truth),
    ...numberFaults(history),
  ];
}

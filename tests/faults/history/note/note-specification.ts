import { isDeepEqual } from '../../../../src/domain/vocabulary/deep-equal.ts';
import type { Specification, Timed } from '../linearise.ts';
import type { Call, Operation, Packed, SeenNote } from '../operation.ts';
import { isElsewhere } from '../order/take-call.ts';

/** A delivery note as a faultless server would store it if it handled one call after the other. */
export type NoteModel =
  | { is: 'absent' }
  | { is: 'open'; packed: Packed }
  | { is: 'shipped'; packed: Packed; missing: readonly string[] };

/** What an answer shows of a note; null if it shows that the caller has none. */
export type NoteSight = Partial<
  Pick<SeenNote, 'orders' | 'label' | 'isShipped' | 'missing'>
> | null;

/** Something that happened to a note: a call about it, or what was seen of it, in the end by nobody. */
export type NoteMoment = Timed &
  (
    | { is: 'call'; operation: Operation }
    | { is: 'sight'; operation: Operation | null; seen: NoteSight }
  );

const absent: NoteModel = { is: 'absent' };

/** Whether a note is as it was seen. A shop sees a note once it is shipped. */
function isAsSeen(model: NoteModel, seen: NoteSight, isLab: boolean): boolean {
  if (!seen) return isLab ? model.is === 'absent' : model.is !== 'shipped';
  if (!isLab && model.is === 'open') return false;
  const { orders = [], label } = model.is === 'absent' ? {} : model.packed;
  const isShipped = model.is === 'absent' ? undefined : model.is === 'shipped';
  const now = { orders, label, isShipped, missing: model.is === 'shipped' ? model.missing : [] };
  return isDeepEqual({ ...now, ...seen }, now);
}

/** A refusal changes nothing. Some say in what state the note is; for others, its orders are the reason. */
function isRefusedRightly(model: NoteModel, { call, caller }: Operation, code: string): boolean {
  if (code === 'notFound') return isAsSeen(model, null, caller.isLab);
  if (code !== 'notAllowed') return true;
  return call.does === 'shipNote' ? model.is === 'open' : model.is === 'shipped';
}

type Carrying<Does> = (model: NoteModel, call: Extract<Call, { does: Does }>) => NoteModel | null;

const pack: Carrying<'pack'> = (model, { packed }) => {
  if (model.is === 'shipped') return null;
  const isSame = model.is === 'open' && isDeepEqual(model.packed, packed);
  return isSame ? model : { is: 'open', packed };
};

const dissolve = (model: NoteModel): NoteModel | null =>
  model.is === 'shipped' ? null : model.is === 'open' ? absent : model;

const ship = (model: NoteModel): NoteModel | null => {
  if (model.is !== 'open') return model.is === 'shipped' ? model : null;
  return { is: 'shipped', packed: model.packed, missing: [] };
};

const receive: Carrying<'receive'> = (model, call) => {
  if (model.is !== 'shipped') return null;
  const missing = [...new Set([...model.missing, ...call.missing])].toSorted();
  return missing.length === model.missing.length ? model : { ...model, missing };
};

/** The note after a call that is carried out; null if it can't be now. */
function carriedOut(model: NoteModel, { call }: Operation): NoteModel | null {
  if (call.does === 'pack') return pack(model, call);
  if (call.does === 'dissolve') return dissolve(model);
  if (call.does === 'shipNote') return ship(model);
  return call.does === 'receive' ? receive(model, call) : null;
}

function takeCall(model: NoteModel, operation: Operation): NoteModel | null {
  const { answer, call } = operation;
  if (isElsewhere(answer)) return model;
  const next = carriedOut(model, operation);
  if (answer.is === 'unknown') return next ?? model;
  if (answer.is !== 'refused') return next;
  // Somebody may have dissolved the note before it was read for the answer.
  if (call.does === 'pack' && answer.code === 'notFound') return next;
  return isRefusedRightly(model, operation, answer.code) ? model : null;
}

/** What a faultless server does with a delivery note. */
export const noteSpecification: Specification<NoteMoment, NoteModel> = {
  first: absent,
  // What is packed or dissolved without effect may have been meant to undo another call.
  isSettled: (moment) =>
    moment.is === 'sight' ||
    moment.operation.answer.is === 'refused' ||
    moment.operation.call.does === 'shipNote',
  take(model, moment) {
    if (moment.is === 'call') return takeCall(model, moment.operation);
    const isLab = moment.operation?.caller.isLab ?? true;
    return isAsSeen(model, moment.seen, isLab) ? model : null;
  },
};

import type { LensCatalogue } from '../../catalogue/lens.ts';
import { toMinusForm } from '../../optics/sphero-cylinder.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import { isWholeEye } from '../rules/whole-eye.ts';
import type { RxOrder } from '../rx-order.ts';
import { stillHolds } from '../warnings/dismissals.ts';
import { isDismissed, plainWarning, soundRx } from '../warnings/sound-fields.ts';
import type { SoundRx } from '../warnings/sound-rx.ts';
import { type RxWarning, rxWarnings } from '../warnings/warnings.ts';
import type { RxDraft } from './draft.ts';
import { findMistakes } from './find-mistakes.ts';
import { readFrameDetails } from './read-frame.ts';
import type { KnownDraft } from './read-known.ts';
import { readPeople } from './read-people.ts';

export interface JudgedWarning extends RxWarning {
  readonly isDismissed: boolean;
}

/** A draft read into an order, with all its issues. */
export interface RxReading {
  /** Null exactly when there are issues. */
  readonly order: RxOrder | null;
  /** All issues in form order, followed by the warnings not yet dismissed. */
  readonly issues: Issue[];
  readonly warnings: readonly JudgedWarning[];
  /** What the warnings depend on, needed to dismiss one. */
  readonly sound: SoundRx;
}

/** Reads a draft into an order in minus-cylinder form, ready to send. `mistakes` are those of the draft, if known. */
export function readOrder(
  known: KnownDraft,
  catalogue: LensCatalogue,
  mistakes: readonly Issue[] = findMistakes(known, catalogue),
): RxReading {
  const { draft, rx } = known;
  const sound = soundRx(rx, mistakes, catalogue);
  const holding = draft.acknowledged.filter((each) => stillHolds(each, sound));
  const warnings = rxWarnings(sound).map((warning) => {
    return { ...warning, isDismissed: isDismissed(warning, holding) };
  });
  const pending = warnings.filter(({ isDismissed }) => !isDismissed);
  const issues = [...mistakes, ...pending.map(plainWarning)];
  if (issues.length > 0) return { order: null, issues, warnings, sound };
  const content = { ...contentOf(draft, rx), acknowledged: warnings.map(plainWarning) };
  // Without mistakes, every value is as the schema requires, which the server checks.
  return { order: content as unknown as RxOrder, issues, warnings, sound };
}

/** A draft without issues as an order. */
function contentOf(draft: RxDraft, rx: KnownRx): Record<string, unknown> {
  const { kind: _, ...lens } = rx.lens;
  return {
    kind: 'rx',
    reference: draft.reference.trim(),
    patient: draft.patient.trim(),
    people: readPeople(draft, rx),
    remarks: draft.remarks.trim(),
    right: inMinusForm(rx.right),
    left: inMinusForm(rx.left),
    lens,
    use: rx.use,
    job: rx.job,
    frame: rx.frame,
    frameDetails: readFrameDetails(draft),
    trace: draft.trace,
    measures: rx.measures,
    wishes: rx.wishes,
    services: rx.services,
    balance: rx.balance,
    requests: draft.requests,
    requestNote: draft.requestNote.trim(),
    tray: draft.tray.trim(),
    source: draft.source,
    firstPair: draft.firstPair?.id,
  };
}

/** Converts to minus form. An incomplete eye stays unchanged, so that it is reported and not lost. */
function inMinusForm(eye: KnownEye | null): KnownEye | null {
  return eye && isWholeEye(eye) ? toMinusForm(eye) : eye;
}

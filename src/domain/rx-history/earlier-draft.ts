import type { EyePrescription } from '../optics/eye-prescription.ts';
import { toMinusForm } from '../optics/sphero-cylinder.ts';
import type { RxDraft } from '../rx/draft/draft.ts';
import { readKnown } from '../rx/draft/read-known.ts';
import type { KnownEye } from '../rx/known-rx.ts';
import { isWholeEye } from '../rx/rules/whole-eye.ts';
import { mobileTexts, readMobile } from '../typed/mobile.ts';
import { foundBy } from '../typed/search-words.ts';
import type { EarlierRx } from './earlier-rx.ts';

/** An earlier prescription. One that is only on this device has neither a number nor a lens title. */
export type FoundRx = Omit<EarlierRx, 'number' | 'title'> &
  Partial<Pick<EarlierRx, 'number' | 'title'>>;

/** A prescription stored on this device. */
export interface KeptRx {
  readonly id: string;
  readonly draft: RxDraft;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Whether each word begins a word of its reference, name, tray or mobile, like in the server's search. */
export function isFoundBy({ draft }: KeptRx, words: readonly string[]): boolean {
  const { reference, patient, tray, people } = draft;
  const mobile = mobileTexts(readMobile(people.mobile) ?? '');
  const own = foundBy([reference, patient, tray, ...mobile]);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/** Converts a stored prescription to an earlier one; null while neither eye has a power. */
export function earlierOfDraft({ id, draft, savedAt }: KeptRx): FoundRx | null {
  const { rx } = readKnown(draft);
  const [right, left] = [rx.right && eyeOf(rx.right), rx.left && eyeOf(rx.left)];
  if (!right && !left) return null;
  const { reference, patient } = draft;
  const placedAt = new Date(savedAt).toISOString();
  return { id, placedAt, reference, patient, use: rx.use, right, left };
}

/** Null unless everything typed for it can be read. */
function eyeOf(eye: KnownEye): EyePrescription | null {
  if (!isWholeEye(eye) || (eye.cylinder !== 0 && eye.axis === null)) return null;
  return toMinusForm(eye);
}

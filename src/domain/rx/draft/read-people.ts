import { readMobile } from '../../typed/mobile.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownRx } from '../known-rx.ts';
import type { People } from '../people.ts';
import type { RxDraft } from './draft.ts';

/** Texts taken as typed. */
export const peopleTexts = ['prescriber', 'insurance', 'branch'] as const;

/** Unreadable values are left out; `findUnreadable` reports them. */
export function readPeople({ people: typed }: RxDraft, { prescribed }: KnownRx): People {
  return {
    prescriber: typed.prescriber.trim(),
    prescribedOn: prescribed.on,
    mobile: readMobile(typed.mobile) ?? '',
    insurance: typed.insurance.trim(),
    branch: typed.branch.trim(),
  };
}

/** Issues of typed values that cannot be read. */
export function findUnreadable({ people: typed }: RxDraft, { prescribed }: KnownRx): Issue[] {
  const isNoDay = prescribed.on === null && typed.prescribedOn.trim() !== '';
  return [
    ...(isNoDay ? [{ path: 'people.prescribedOn', code: 'notADay' } as const] : []),
    ...(readMobile(typed.mobile) === null
      ? [{ path: 'people.mobile', code: 'notMobile' } as const]
      : []),
  ];
}

import { atom } from 'nanostores';
import { profilePath } from '../../api/profile/paths.ts';
import { longestName } from '../../domain/accounts/typed-person.ts';
import type { OwnProfile, ProfileChange } from '../../domain/profile/profile.ts';
import { readMobile } from '../../domain/typed/mobile.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';

/** The user's profile; null until read. */
export const $profile = atom<OwnProfile | null>(null);

/** Progress or result of reading the profile. */
export const $profileReading = atom<ReadState>('reading');

onOtherPerson(() => $profile.set(null));

export async function readProfile(): Promise<void> {
  $profileReading.set('reading');
  const own = await readOwn(profilePath);
  if (own.kind === 'outdated') return;
  if (own.kind === 'read') $profile.set(own.value);
  $profileReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps the profile up to date until the returned function is called. */
export const followProfile = (): (() => void) => keepFresh(() => void readProfile());

/** The profile as typed. */
export type TypedProfile = ProfileChange;

export type ProfileFault = 'required' | 'tooLong' | 'notMobile';

/** Faults of a typed profile, by field. */
export function faultsOf({
  name,
  mobile,
}: TypedProfile): Partial<Record<keyof TypedProfile, ProfileFault>> {
  const length = name.trim().length;
  return {
    ...(length === 0 && { name: 'required' }),
    ...(length > longestName && { name: 'tooLong' }),
    ...(readMobile(mobile) === null && { mobile: 'notMobile' }),
  };
}

/** Saves a typed profile without faults, and updates the name in the header. */
export async function saveProfile(typed: TypedProfile): Promise<'saved' | 'offline' | 'failed'> {
  const signedIn = $signedIn.get();
  const body = { ...typed, name: typed.name.trim(), mobile: readMobile(typed.mobile) ?? '' };
  const changed = await changeOwn(profilePath, { method: 'PUT', body });
  if (changed.kind !== 'done') return whyUnchanged(changed);
  const { value } = changed;
  $profile.set(value);
  if (signedIn) $signedIn.set({ ...signedIn, user: { ...signedIn.user, name: value.name } });
  return 'saved';
}

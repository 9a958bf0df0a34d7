import { atom } from 'nanostores';
import { changeApi } from '../../api/client.ts';
import { profilePath } from '../../api/profile/paths.ts';
import { longestName } from '../../domain/accounts/typed-person.ts';
import type { OwnProfile, ProfileChange } from '../../domain/profile/profile.ts';
import { readMobile } from '../../domain/typed/mobile.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** The user's profile; null until the first answer. */
export const $profile = atom<OwnProfile | null>(null);

/** Progress or result of reading it. */
export const $profileReading = atom<ReadState>('reading');

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) $profile.set(null);
});

export async function readProfile(): Promise<void> {
  $profileReading.set('reading');
  const own = await readOwn(profilePath);
  if (own.kind === 'outdated') return;
  if (own.kind === 'read') $profile.set(own.value);
  $profileReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps it up to date while it is shown. */
export const followProfile = (): (() => void) => keepFresh(() => void readProfile());

/** The profile as it is typed. */
export type TypedProfile = ProfileChange;

export type ProfileFault = 'required' | 'tooLong' | 'notMobile';

/** What is wrong with a typed profile, by field. */
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

/** Saves a typed profile without faults. The name in the header follows. */
export async function saveProfile(typed: TypedProfile): Promise<'saved' | 'offline' | 'failed'> {
  const signedIn = $signedIn.get();
  if (!signedIn) return 'failed';
  const { user, account } = signedIn;
  const body = { ...typed, name: typed.name.trim(), mobile: readMobile(typed.mobile) ?? '' };
  const actingAs = { userId: user.id, accountId: account.id };
  const answer = await changeApi(profilePath, { method: 'PUT', body, actingAs });
  if ($signedIn.get()?.user.id !== user.id) return 'failed';
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') {
    if (answer.status === 401) $signedIn.set(null);
    return 'failed';
  }
  $profile.set(answer.value);
  $signedIn.set({ ...signedIn, user: { ...user, name: answer.value.name } });
  return 'saved';
}

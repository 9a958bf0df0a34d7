import { useEffect } from 'react';
import { ownProfile } from '../i18n/profile/profile.ts';
import { panelRoutes } from '../panel/routes.ts';
import {
  $profile,
  $profileReading,
  followProfile,
  readProfile,
} from '../stores/profile/profile.ts';
import { say } from '../ui/base/say.tsx';
import { useLive } from './base/use-live.ts';
import { Unread } from './own-data/Unread.tsx';
import { AccountCard, PersonCard } from './profile/ProfileCards.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';

const { texts } = ownProfile;

/** The user's profile and the lab's data about the account, or a form to edit the profile. */
export function OwnProfile({ isEdited = false }: { isEdited?: boolean }) {
  useEffect(followProfile, []);
  const profile = useLive($profile, null);
  const reading = useLive($profileReading, 'reading');
  const { path } = panelRoutes[isEdited ? 'profileEdit' : 'profile'];
  if (!profile && reading !== 'reading' && reading !== 'done') {
    return <Unread why={reading} {...{ texts, path }} onAgain={() => void readProfile()} />;
  }
  if (!profile) {
    return (
      <p className="surface" role="status">
        {say(texts.loading)}
      </p>
    );
  }
  if (isEdited) return <ProfileForm profile={profile} />;
  return (
    <div className="profile">
      <PersonCard profile={profile} />
      <AccountCard account={profile.account} />
    </div>
  );
}

import { navigate } from 'astro:transitions/client';
import { useEffect, useState } from 'react';
import { countText } from '../i18n/language/count-text.ts';
import { fill } from '../i18n/language/message.ts';
import { login, signOutQuestion } from '../i18n/login/login.ts';
import { loginPath } from '../panel/routes.ts';
import { isInMemory } from '../stores/browser-support/problems.ts';
import { deleteUnsent, type Leaving, leaveDevice } from '../stores/device/leave-device.ts';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';

const { texts } = signOutQuestion;

function showLogin(how: Leaving['how'], unsent: 'kept' | 'held' | 'deleted', count: number): void {
  const query = new URLSearchParams({ signOut: how, [unsent]: String(count) });
  void navigate(`${loginPath}?${query}`, { history: 'replace' });
}

type QuestionProps = { count: number; onKeep: () => void; onDelete: () => void };

function UnsentQuestion({ count, onKeep, onDelete }: QuestionProps) {
  const shown = countText(count);
  return (
    <div role="status">
      <EmptyState
        picture="tray"
        title={fill(texts.unsent, { count: shown })}
        text={texts.unsentHint}
      >
        <Button look="primary" text={texts.keep} onClick={onKeep} />{' '}
        <Button look="danger" text={texts.deleteNow} onClick={onDelete} />
      </EmptyState>
    </div>
  );
}

/**
 * Signs out as soon as the page opens, then shows the login. Only the user signing out can delete
 * their unsent pre-orders, which are locked for later users.
 */
export function SignOut() {
  const [signingOut, setSigningOut] = useState<Leaving | null>(null);
  useEffect(() => {
    void leaveDevice().then((left) => {
      if (left.unsent.length > 0) setSigningOut(left);
      else showLogin(left.how, 'kept', 0);
    });
  }, []);

  if (!signingOut) {
    return (
      <p className="empty" role="status">
        {say(login.texts.signingOut)}
      </p>
    );
  }
  const { how, unsent } = signingOut;
  return (
    <UnsentQuestion
      count={unsent.length}
      onKeep={() => showLogin(how, isInMemory() ? 'held' : 'kept', unsent.length)}
      onDelete={() =>
        void deleteUnsent(signingOut).then(() => showLogin(how, 'deleted', unsent.length))
      }
    />
  );
}

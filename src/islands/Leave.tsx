import { navigate } from 'astro:transitions/client';
import { useEffect } from 'react';
import { loginPath } from '../domain/routes.ts';
import { login } from '../i18n/messages/login.ts';
import { leaveDevice } from '../stores/leave-device.ts';
import { Text } from '../ui/Text.tsx';

/** Signs out as soon as the page is there, then shows the login, which says what became of the pre-orders. */
export function Leave() {
  useEffect(() => {
    void leaveDevice().then(({ how, kept }) =>
      navigate(`${loginPath}?left=${how}&kept=${kept}`, { history: 'replace' }),
    );
  }, []);
  return (
    <p className="empty" role="status">
      <Text of={login.texts.leaving} />
    </p>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shell } from '../../i18n/shell/shell.ts';
import { toggleTheme } from '../../stores/shell/appearance.ts';
import {
  $news,
  $newsUnread,
  $questions,
  $questionsUnread,
  followChanges,
  markNewsSeen,
  markQuestionsSeen,
} from '../../stores/shell/changes.ts';
import { $drawerShown, toggleDrawer } from '../../stores/shell/drawer.ts';
import { $headerTitle } from '../../stores/shell/header-title.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { logInOut } from '../../ui/shell/menu.ts';
import { ThemeButton } from '../../ui/shell/ThemeButton.tsx';
import { useLive } from '../base/use-live.ts';
import { Feed } from './header/Feed.tsx';
import { Find } from './header/Find.tsx';
import { Offline } from './header/Offline.tsx';
import { Profile } from './header/Profile.tsx';
import { QuickAccess } from './header/QuickAccess.tsx';
import { Settings } from './header/Settings.tsx';

function DrawerButton() {
  const shown = useLive($drawerShown, true);
  return (
    <button
      type="button"
      className="header-button"
      data-early="drawer"
      aria-controls="drawer"
      aria-expanded={shown}
      onClick={toggleDrawer}
    >
      <Icon name="list" />
      <span className="visually-hidden">{say(shell.texts.menu)}</span>
    </button>
  );
}

/** Link to log out for signed-in users, to sign in for others. */
function LogInOutLink() {
  const { href, iconName, title } = logInOut(useLive($isLoggedIn, false));
  return (
    <a className="header-button" href={href ?? '/'}>
      <Icon name={iconName} />
      <span className="visually-hidden">{say(title)}</span>
    </a>
  );
}

export function Header() {
  useEffect(followChanges, []);
  const title = useStore($headerTitle);
  return (
    <header className="header">
      <DrawerButton />
      <h1 className="header-title" id="page-title" tabIndex={-1}>
        {/* Keyed by its text, because text that changes in place counts as a layout shift. */}
        <Text key={title[0]} of={title} />
      </h1>
      <Offline />
      <Find />
      <QuickAccess />
      <ThemeButton onToggle={toggleTheme} />
      <Feed
        id="notifications"
        label={shell.texts.notifications}
        icon="bell"
        empty={shell.texts.noNotifications}
        $changes={$news}
        $unread={$newsUnread}
        markSeen={markNewsSeen}
      />
      <Feed
        id="messages"
        label={shell.texts.messages}
        icon="envelope"
        empty={shell.texts.noMessages}
        $changes={$questions}
        $unread={$questionsUnread}
        markSeen={markQuestionsSeen}
      />
      <Settings />
      <Profile />
      <LogInOutLink />
    </header>
  );
}

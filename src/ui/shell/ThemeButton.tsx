import { shell } from '../../i18n/shell/shell.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

/** Switches the theme. Its icon shows the theme it switches to. */
export function ThemeButton({ onToggle }: { onToggle: () => void }) {
  return (
    <button type="button" className="header-button" data-early="theme" onClick={onToggle}>
      <Icon name="moon-stars" className="in-light" />
      <Icon name="sun" className="in-dark" />
      <span className="visually-hidden">{say(shell.texts.theme)}</span>
    </button>
  );
}

import type { ComponentProps } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { say } from './say.tsx';

const looks = {
  primary: 'btn btn-primary',
  outline: 'btn btn-outline-primary',
  danger: 'btn btn-outline-danger',
  link: 'btn btn-link',
} as const;

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & {
  text: Message;
  icon?: IconName;
  look?: keyof typeof looks;
};

/** A button with a text and an optional icon. */
export function Button({ text, icon, look = 'outline', ...given }: ButtonProps) {
  return (
    <button type="button" className={looks[look]} {...given}>
      {icon && <Icon name={icon} />}
      {say(text)}
    </button>
  );
}

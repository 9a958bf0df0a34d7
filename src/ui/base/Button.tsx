import type { ComponentProps } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from './say.tsx';

const looks = {
  primary: 'btn btn-primary',
  outline: 'btn btn-outline-primary',
  danger: 'btn btn-outline-danger',
  link: 'btn btn-link',
} as const;

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & {
  text: Message;
  look?: keyof typeof looks;
};

/** A button that holds nothing but a text. */
export function Button({ text, look = 'outline', ...given }: ButtonProps) {
  return (
    <button type="button" className={looks[look]} {...given}>
      {say(text)}
    </button>
  );
}

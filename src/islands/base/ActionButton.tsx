import type { ComponentProps } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { Button } from '../../ui/base/Button.tsx';
import { useAction } from './use-action.ts';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  onPress: () => Promise<unknown>;
  /** Text while the action is going on. */
  busy?: Message;
};

/** A button whose press takes time. Meanwhile it ignores presses, looks busy and keeps the focus. */
export function ActionButton({ onPress, busy, text, ...given }: ActionButtonProps) {
  const { isBusy, start } = useAction(onPress);
  return (
    <Button
      {...given}
      text={isBusy && busy ? busy : text}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => start()}
    />
  );
}

import { useState } from 'react';
import { frameList } from '../../i18n/frame-list/frame-list.ts';
import type { Message } from '../../i18n/language/message.ts';
import { Button } from '../../ui/base/Button.tsx';

type RemoveButtonProps = { text: Message; really: Message; onRemove: () => Promise<void> };

/** Removes something permanently, after confirmation. */
export function RemoveButton({ text, really, onRemove }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    setAsking(!isAsking);
    if (isAsking) void onRemove();
  };
  return (
    <>
      <Button look={isAsking ? 'danger' : 'link'} text={isAsking ? really : text} onClick={press} />
      {isAsking && <Button text={frameList.texts.keep} onClick={() => setAsking(false)} />}
    </>
  );
}

import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { $finds, $text, type Entry, typeFind } from '../../stores/find/find.ts';

/** State of the global search. The first result is active until the user moves with the keys. */
export function useFind(onChoose: (entry: Entry) => void) {
  const text = useStore($text);
  const { device, server } = useStore($finds);
  const [chosen, setChosen] = useState<string | null>(null);
  const all = [...device, ...server];
  const place = Math.max(
    0,
    all.findIndex(({ key }) => key === chosen),
  );
  const active = all[place];

  const step = (by: number) => {
    const next = all[(place + by + all.length) % all.length];
    if (next) setChosen(next.key);
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => active && onChoose(active),
  };

  return {
    text,
    device,
    server,
    active,
    /** Whether the user has moved the active result. */
    isMoved: chosen !== null,
    type: (typed: string) => {
      setChosen(null);
      typeFind(typed);
    },
    press: (event: KeyboardEvent) => {
      const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}

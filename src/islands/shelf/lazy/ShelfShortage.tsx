import { useStore } from '@nanostores/react';
import { isShortage, missingLine } from '../../../domain/shelf/shortage.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { accessoryShortages, shortages, stockShortages } from '../../../i18n/shelf/shortages.ts';
import { $correcting } from '../../../stores/correcting/correcting.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

export type ShortageProps = {
  kind: 'stock' | 'accessories';
  /** Keys of the order's lines. */
  keys: readonly string[];
  issues: readonly Issue[];
  /** Keys of the lines whose missing pieces may wait for stock. */
  waits: readonly string[];
  onTake: () => void;
  onWait: (keys: string[]) => void;
};

const ofKind = { stock: stockShortages.texts, accessories: accessoryShortages.texts } as const;

const counted = (text: Message, count: number) => say(fill(text, { cells: countText(count) }));

/**
 * Says how many lines are short of stock. One button lowers them to the stock, another lets the missing pieces wait.
 * Also says how many lines wait, with a button to undo it.
 */
export function ShelfShortage({ kind, keys, issues, waits, onTake, onWait }: ShortageProps) {
  const texts = ofKind[kind];
  const mayWait = useStore($correcting) === null;
  const { takeAll, wait, noWait } = shortages.texts;
  const short = issues.filter(isShortage);
  const missing = short.flatMap((issue) => keys[missingLine(issue) ?? -1] ?? []);
  const waiting = keys.filter((key) => waits.includes(key));
  return (
    <>
      {short.length > 0 && (
        <p className="notice notice-danger stock-shortage" role="status">
          {counted(texts.shorts, short.length)}{' '}
          <Button look="link" text={takeAll} onClick={onTake} />
          {mayWait && missing.length > 0 && (
            <Button look="link" text={wait} onClick={() => onWait([...waits, ...missing])} />
          )}
        </p>
      )}
      {waiting.length > 0 && (
        <p className="notice notice-info stock-shortage" role="status">
          {counted(texts.waiting, waiting.length)}{' '}
          <Button look="link" text={noWait} onClick={() => onWait([])} />
        </p>
      )}
    </>
  );
}

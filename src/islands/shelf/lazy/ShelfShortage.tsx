import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { shortages } from '../../../i18n/shelf/shortages.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

type ShortageProps = {
  /** How many lines are short. */
  count: number;
  /** Keys of the lines of which the missing pieces can be waited for. */
  missing: readonly string[];
  /** Keys of the lines that wait. */
  waits: readonly string[];
  /** How many lines there are, `{cells}`, and what a press does. */
  texts: { readonly shorts: Message; readonly takeAll: Message; readonly waiting: Message };
  onTake: () => void;
  onWait: (keys: string[]) => void;
};

const counted = (text: Message, count: number) =>
  say(fill(text, { cells: inBoth((locale) => formatCount(count, locale)) }));

/**
 * Says how many lines are short of stock. One press lowers them to what is in stock, another lets what is missing wait; how
 * many do is said, too, and can be taken back.
 */
export function ShelfShortage({ count, missing, waits, texts, onTake, onWait }: ShortageProps) {
  const { wait, noWait } = shortages.texts;
  return (
    <>
      {count > 0 && (
        <p className="notice notice-danger stock-shortage" role="status">
          {counted(texts.shorts, count)}{' '}
          <Button look="link" text={texts.takeAll} onClick={onTake} />
          {missing.length > 0 && (
            <Button look="link" text={wait} onClick={() => onWait([...waits, ...missing])} />
          )}
        </p>
      )}
      {waits.length > 0 && (
        <p className="notice notice-info stock-shortage" role="status">
          {counted(texts.waiting, waits.length)}{' '}
          <Button look="link" text={noWait} onClick={() => onWait([])} />
        </p>
      )}
    </>
  );
}

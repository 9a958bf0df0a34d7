import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

type ShortageProps = {
  count: number;
  /** How many lines are short, `{cells}`, and what a press does. */
  texts: { readonly shorts: Message; readonly takeAll: Message };
  onTake: () => void;
};

/** Says how many lines are short of stock. One press lowers them to what is in stock. */
export function ShelfShortage({ count, texts, onTake }: ShortageProps) {
  if (count === 0) return null;
  const cells = inBoth((locale) => formatCount(count, locale));
  return (
    <p className="notice notice-danger stock-shortage" role="status">
      {say(fill(texts.shorts, { cells }))}{' '}
      <Button look="link" text={texts.takeAll} onClick={onTake} />
    </p>
  );
}

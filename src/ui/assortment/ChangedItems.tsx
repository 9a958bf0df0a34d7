import type { ReactNode } from 'react';
import { itemDifferences } from '../../domain/assortment/differences.ts';
import { readKey } from '../../domain/assortment/read-key.ts';
import { historyTexts } from '../../i18n/assortment/history.ts';
import { itemWords, type NameOf } from '../../i18n/assortment/items.ts';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';

/** An item before and after a change; null if it didn't exist. */
export type ChangedItem = {
  readonly item: string;
  readonly before: unknown;
  readonly after: unknown;
};

const { texts } = historyTexts;

/** Items are initially unfolded if there are at most this many. */
const mostOpen = 3;

/** Looks up names; for an item that is no longer in the assortment, uses the name in its before or after value. */
function namedIn({ item, before, after }: ChangedItem, nameOf: NameOf): NameOf {
  const [value] = [after, before].filter((each) => typeof each === 'object' && each !== null);
  const name: unknown = value && Reflect.get(value, 'name');
  const { fa, en } = (name ?? {}) as { fa?: string; en?: string };
  return (asked) => nameOf(asked) ?? (asked === item && fa && en ? [fa, en] : undefined);
}

type ChangedItemsProps = {
  items: readonly ChangedItem[];
  before: Message;
  after: Message;
  nameOf: NameOf;
  /** Actions for an item. */
  acts?: (item: ChangedItem) => ReactNode;
};

/** Changed items, each with its differences in words. */
export function ChangedItems({ items, before, after, nameOf, acts }: ChangedItemsProps) {
  return items.map((changed) => {
    const { kind } = readKey(changed.item);
    const names = namedIn(changed, nameOf);
    return (
      <details
        key={changed.item}
        className="surface assortment-changed"
        open={items.length <= mostOpen}
      >
        <summary>
          <strong>{say(itemWords(changed.item, names))}</strong>{' '}
          {changed.before === null && <span className="chip chip-good">{say(texts.added)}</span>}
          {changed.after === null && <span className="chip chip-bad">{say(texts.removed)}</span>}
        </summary>
        {
          <DifferenceTable
            differences={itemDifferences(kind, changed.before, changed.after)}
            before={before}
            after={after}
            nameOf={names}
          />
        }
        {acts?.(changed)}
      </details>
    );
  });
}

import { useStore } from '@nanostores/react';
import { countText, withCount } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { itemName, levelWords } from '../../../i18n/stockroom/item-words.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $stock } from '../../../stores/stock/stock.ts';
import { saveCells } from '../../../stores/stockroom/enter-cells.ts';
import { $revision, dropRevision, type ShownRevision } from '../../../stores/stockroom/revise.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { ActionButton } from '../../base/ActionButton.tsx';
import { LabDialog } from '../../lab-parts/LabDialog.tsx';

const { texts } = stockroom;

type Changed = ShownRevision['preview']['changed'];

/** Maximum number of changes listed. */
const mostListed = 15;

function Part({ name, items, hasLevels }: { name: Message; items: Changed; hasLevels?: boolean }) {
  const lenses = useStore($stock)?.lenses ?? [];
  if (items.length === 0) return null;
  return (
    <section className="stockroom-review">
      <h3>
        {say(name)} {say(countText(items.length))}
      </h3>
      <ul>
        {items.slice(0, mostListed).map(({ item, before, after }) => (
          <li key={item}>
            {say(itemName(item.replace(/^stockCell /, ''), { lenses, products: [] }))}
            {hasLevels && (
              <span>
                {say(fill(texts.fromTo, { before: levelWords(before), after: levelWords(after) }))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {items.length > mostListed && (
        <p>{say(withCount(texts.andMore, items.length - mostListed))}</p>
      )}
    </section>
  );
}

/** Shows the changes to levels or powers before they are saved. */
export function ReviewDialog() {
  const revision = useStore($revision);
  if (!revision) return null;
  const { added, changed, removed } = revision.preview;
  return (
    <LabDialog title={texts.reviewTitle} onClose={dropRevision}>
      <Part name={texts.added} items={added} />
      <Part name={texts.changed} items={changed} hasLevels />
      <Part name={texts.removed} items={removed} />
      <p className="stockroom-save">
        <ActionButton look="primary" text={texts.saveChanges} onPress={saveCells} />
        <Button text={texts.cancel} onClick={dropRevision} />
      </p>
    </LabDialog>
  );
}

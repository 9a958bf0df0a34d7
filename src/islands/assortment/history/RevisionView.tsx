import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { byWords, historyTexts, revisionName } from '../../../i18n/assortment/history.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import {
  $revision,
  $revisionReading,
  planItems,
  planWhole,
  type RestorePlan,
  type Revision,
  readMoreItems,
  readRevision,
} from '../../../stores/assortment/history.ts';
import { type ChangedItem, ChangedItems } from '../../../ui/assortment/ChangedItems.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { RestorePreview } from './RestorePreview.tsx';

const { texts } = historyTexts;

type Planning = () => Promise<RestorePlan | null>;

function ActButton({ label, onPress }: { label: keyof typeof texts; onPress: () => void }) {
  return <Button text={texts[label]} onClick={onPress} />;
}

/** A revision with its items. Each state of an item can be restored after a preview. */
function Opened({ opened, onClose }: { opened: Revision; onClose: () => void }) {
  const { revision, items, next } = opened;
  const nameOf = useStore($nameOf);
  const [plan, setPlan] = useState<RestorePlan | 'unread' | null>(null);
  const [isCut, setCut] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const preview = async (planning: Planning) => setPlan((await planning()) ?? 'unread');
  const readMore = async () => setCut(!(await readMoreItems()));
  const { number } = revision;
  const acts = (item: ChangedItem) => (
    <p className="assortment-buttons">
      <ActButton
        label="oneAfter"
        onPress={() => void preview(() => planItems([item], number, 'after'))}
      />
      {revision.kind !== 'baseline' && (
        <ActButton
          label="oneBefore"
          onPress={() => void preview(() => planItems([item], number, 'before'))}
        />
      )}
    </p>
  );
  return (
    <div className="assortment-form">
      <h2 ref={heading} tabIndex={-1}>
        {say(revisionName(number))}
      </h2>
      <p>
        {say(byWords(revision))} {revision.note !== '' && <q>{revision.note}</q>}
      </p>
      <p className="assortment-buttons">
        {revision.kind !== 'baseline' && next === null && (
          <ActButton
            label="undo"
            onPress={() => void preview(() => planItems(items, number, 'before'))}
          />
        )}
        <ActButton label="whole" onPress={() => void preview(() => planWhole(number))} />
      </p>
      {plan === 'unread' && <p role="alert">{say(texts.unplanned)}</p>}
      {plan && plan !== 'unread' && <RestorePreview plan={plan} onDone={onClose} />}
      <ChangedItems
        items={items}
        before={texts.before}
        after={texts.after}
        nameOf={nameOf}
        acts={acts}
      />
      {next !== null && <ActButton label="more" onPress={() => void readMore()} />}
      {isCut && <p role="alert">{say(texts.unplanned)}</p>}
      <p className="assortment-buttons">
        <ActButton label="back" onPress={onClose} />
      </p>
    </div>
  );
}

/** A revision by its number. */
export function RevisionView({ number, onClose }: { number: number; onClose: () => void }) {
  const opened = useStore($revision);
  const reading = useStore($revisionReading);
  useEffect(() => void readRevision(number), [number]);
  if (opened) return <Opened key={number} opened={opened} onClose={onClose} />;
  if (reading === 'reading' || reading === 'done') return <div className="lab-waiting" aria-busy />;
  return (
    <Unread
      why={reading === 'offline' ? 'offline' : 'failed'}
      onRetry={() => void readRevision(number)}
    />
  );
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Movement } from '../../../domain/stockroom/movement.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { isolate, writeNumber } from '../../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import {
  correctionReasonNames,
  movementNames,
  stockroom,
} from '../../../i18n/stockroom/stockroom.ts';
import { orderPath } from '../../../panel/routes.ts';
import {
  $history,
  $historyReading,
  readEarlier,
  readHistory,
} from '../../../stores/stockroom/history.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Instant } from '../../../ui/orders/Instant.tsx';
import { ReadProblem } from './ReadProblem.tsx';

const { texts } = stockroom;

const signed = (pieces: number) =>
  inBoth((locale) => isolate(writeNumber(pieces > 0 ? `+${pieces}` : String(pieces), locale)));

function Why({
  movement: { kind, reason, note, by, order, counted: found, promised },
}: {
  movement: Movement;
}) {
  return (
    <small>
      {kind === 'count' &&
        say(
          fill(texts.byCount, {
            counted: countText(found ?? 0),
            promised: countText(promised ?? 0),
          }),
        )}
      {reason && say(correctionReasonNames.texts[reason])}
      {order && (
        <>
          <a href={orderPath(order.id, order.account.id)} className="number">
            {order.number}
          </a>{' '}
          <bdi>{order.account.name}</bdi>
        </>
      )}{' '}
      {note && <bdi>{note}</bdi>} {by && <bdi>{by}</bdi>}
    </small>
  );
}

function Line({ movement }: { movement: Movement }) {
  const { at, kind, pieces, onHand } = movement;
  return (
    <li>
      <span>
        {say(movementNames.texts[kind])} <strong className="number">{say(signed(pieces))}</strong>
      </span>
      <span>{say(fill(texts.after, { pieces: countText(onHand) }))}</span>
      <small>
        <Instant at={at} />
      </small>
      <Why movement={movement} />
    </li>
  );
}

type HistoryProps = {
  item: string;
  /** Number of the item's last movement. The history is read again when it changes. */
  seen: number;
};

/** Movements of an item, latest first. */
export function History({ item, seen }: HistoryProps) {
  const history = useStore($history);
  const reading = useStore($historyReading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` changes with each new movement.
  useEffect(() => void readHistory(item), [item, seen]);
  const shown = history?.item === item ? history : null;
  return (
    <section className="stockroom-history">
      <h3>{say(texts.history)}</h3>
      {!shown && <ReadProblem reading={reading} onRetry={() => void readHistory(item)} />}
      {shown?.movements.length === 0 && <p>{say(texts.noHistory)}</p>}
      <ol>
        {shown?.movements.map((movement) => (
          <Line key={movement.number} movement={movement} />
        ))}
      </ol>
      {shown?.next && (
        <Button look="link" text={texts.earlier} onClick={() => void readEarlier()} />
      )}
    </section>
  );
}

import type { Counted } from '../../domain/order/counted.ts';
import type { Figures } from '../../domain/reports/figures.ts';
import { type FigureOf, ordersBehind, piecesBehind } from '../../domain/reports/orders-behind.ts';
import { allReasons } from '../../domain/reports/rates.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { allReasons as reasonNames } from '../../i18n/order/breakage.ts';
import { reports } from '../../i18n/reports/reports.ts';
import { say } from '../base/say.tsx';
import { daysText, onTimeText } from './figure-texts.ts';
import { listPath } from './list-path.ts';

const { texts } = reports;

/** A part of a figure, with the address of the list of its orders. */
type Note = { text: Message; href?: string };

/** The reasons given, most frequent first. */
function reasonsOf(
  what: 'remade' | 'broken',
  counts: Readonly<Record<string, number>>,
  hrefOf: (counted: Counted) => string,
): Note[] {
  const names: Readonly<Record<string, Message>> = reasonNames.texts;
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => {
      const name = names[reason] ?? ([reason, reason] as const);
      const text = fill(texts.reason, { name, count: countText(count) });
      return { text, href: hrefOf(`${what}.${reason}` as Counted) };
    });
}

type TileProps = {
  label: Message;
  value: Message;
  notes?: readonly Note[];
  /** Undefined if there are no orders to list. */
  href: string | undefined;
};

function FigureNote({ text, href }: Note) {
  if (href === undefined) return <small>{say(text)}</small>;
  return (
    <a className="figure-note" href={href}>
      {say(text)}
    </a>
  );
}

function Figure({ label, value, notes = [], href }: TileProps) {
  return (
    <li className="figure">
      <a className="figure-link" href={href}>
        <span className="figure-name">{say(label)}</span>
        <strong>{say(value)}</strong>
      </a>
      {notes.map((note) => (
        <FigureNote key={note.text[1]} {...note} />
      ))}
    </li>
  );
}

type FigureTilesProps = FigureOf & {
  figures: Figures;
  /** Maximum number of reasons shown for remakes and breakage; the most frequent ones are shown. */
  mostReasons: number;
};

/** Figures of orders, each linked to its orders; the on-time share links to the late ones, if any. */
export function FigureTiles({ figures, mostReasons, ...filter }: FigureTilesProps) {
  const { orders, pieces, sales, onTime, late, days, remakes, breakage } = figures;
  const listOf = (counted: Counted) => listPath(ordersBehind(filter, counted));
  const listIf = (count: number, counted: Counted) => (count === 0 ? undefined : listOf(counted));
  const sold = pieces === 0 ? undefined : listPath(piecesBehind(filter));
  const shipped = onTime + late;
  const broken = allReasons(breakage);
  const remade = allReasons(remakes);
  return (
    <ul className="figures">
      <Figure label={texts.orders} value={countText(orders)} href={listIf(orders, 'takenOn')} />
      <Figure label={texts.pieces} value={countText(pieces)} href={sold} />
      <Figure label={texts.sales} value={moneyText(sales)} href={sold} />
      <Figure
        label={texts.onTime}
        value={onTimeText(figures)}
        notes={[
          ...(onTime > 0
            ? [{ text: withCount(texts.inTime, onTime), href: listOf('onTime') }]
            : []),
          ...(late > 0 ? [{ text: withCount(texts.late, late), href: listOf('late') }] : []),
        ]}
        href={listIf(shipped, late > 0 ? 'late' : 'onTime')}
      />
      <Figure
        label={texts.turnaround}
        value={daysText(days, 0.5)}
        notes={shipped > 0 ? [{ text: fill(texts.ninetieth, { days: daysText(days, 0.9) }) }] : []}
        href={listIf(shipped, 'shipped')}
      />
      <Figure
        label={texts.remakes}
        value={remade > 0 ? countText(remade) : texts.none}
        notes={reasonsOf('remade', remakes, listOf).slice(0, mostReasons)}
        href={listIf(remade, 'remade')}
      />
      <Figure
        label={texts.breakage}
        value={broken > 0 ? withCount(texts.breakagePieces, broken) : texts.none}
        notes={reasonsOf('broken', breakage, listOf).slice(0, mostReasons)}
        href={listIf(broken, 'broken')}
      />
    </ul>
  );
}

import type { Figures } from '../../domain/reports/figures.ts';
import { ordersBehind } from '../../domain/reports/orders-behind.ts';
import type { Period } from '../../domain/reports/period.ts';
import { allReasons } from '../../domain/reports/rates.ts';
import { formatMoney } from '../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { allReasons as reasonNames } from '../../i18n/order/breakage.ts';
import { reports } from '../../i18n/reports/reports.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import { countText, daysText, onTimeText } from './figure-texts.ts';

const { texts } = reports;

/** The reasons that were given, the most frequent first. */
function reasonsOf(counts: Readonly<Record<string, number>>): Message[] {
  const names: Readonly<Record<string, Message>> = reasonNames.texts;
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => {
      const name = names[reason] ?? ([reason, reason] as const);
      return fill(texts.reason, { name, count: countText(count) });
    });
}

type TileProps = { label: Message; value: Message; notes?: readonly Message[]; href: string };

function Figure({ label, value, notes = [], href }: TileProps) {
  return (
    <li>
      <a className="figure" href={href}>
        <span className="figure-name">{say(label)}</span>
        <strong>{say(value)}</strong>
        {notes.map((note) => (
          <small key={note[1]}>{say(note)}</small>
        ))}
      </a>
    </li>
  );
}

type FigureTilesProps = {
  figures: Figures;
  period: Period;
  account?: string;
  /** How many reasons are named of remakes and breakage: the most frequent ones. */
  mostReasons: number;
};

/** What orders come to, each figure a link to the orders it is made of. */
export function FigureTiles({ figures, period, account, mostReasons }: FigureTilesProps) {
  const { orders, pieces, sales, onTime, late, days, remakes, breakage } = figures;
  const listOf = (which: Parameters<typeof ordersBehind>[1]) =>
    `${panelRoutes.orders.path}?${ordersBehind(period, which, account)}`;
  const shipped = { onTime: countText(onTime), all: countText(onTime + late) };
  const broken = allReasons(breakage);
  return (
    <ul className="figures">
      <Figure label={texts.orders} value={countText(orders)} href={listOf('takenOn')} />
      <Figure label={texts.pieces} value={countText(pieces)} href={listOf('takenOn')} />
      <Figure
        label={texts.sales}
        value={inBoth((locale) => formatMoney(sales, locale))}
        href={listOf('takenOn')}
      />
      <Figure
        label={texts.onTime}
        value={onTimeText(figures)}
        notes={onTime + late > 0 ? [fill(texts.onTimeOf, shipped)] : []}
        href={listOf('shipped')}
      />
      <Figure
        label={texts.turnaround}
        value={daysText(days, 0.5)}
        notes={onTime + late > 0 ? [fill(texts.ninetieth, { days: daysText(days, 0.9) })] : []}
        href={listOf('shipped')}
      />
      <Figure
        label={texts.remakes}
        value={countText(allReasons(remakes))}
        notes={reasonsOf(remakes).slice(0, mostReasons)}
        href={listOf('shipped')}
      />
      <Figure
        label={texts.breakage}
        value={broken > 0 ? fill(texts.breakagePieces, { count: countText(broken) }) : texts.none}
        notes={reasonsOf(breakage).slice(0, mostReasons)}
        href={listOf('all')}
      />
    </ul>
  );
}

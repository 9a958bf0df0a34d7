import { describeBroken } from '../describe-run.ts';
import type { Outcome } from '../run.ts';
import type { Happening } from '../schedule/trace.ts';
import { colours } from './colours.ts';

/** Sizes, px. */
const [laneWidth, leftEdge, top, rowHeight, bottom] = [300, 90, 110, 22, 40];
const longest = 44;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const short = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{20,22}([0-9a-f]{6})/g, '…$1').slice(0, longest);

interface Row extends Happening {
  y: number;
}

function text(x: number, y: number, words: string, rest: string): string {
  return `<text x="${x}" y="${y}" ${rest}>${escaped(words)}</text>`;
}

/** A request from a device's lane to the server's. */
function arrow(from: number, to: number, y: number, colour: string): string {
  const back = to > from ? -8 : 8;
  const head = `M${to + back},${y - 4} L${to},${y} L${to + back},${y + 4}`;
  return `<path d="M${from},${y} L${to},${y} ${head}" fill="none" stroke="${colour}"/>`;
}

function drawRow({ where, what, y }: Row, lanes: readonly string[], isBroken: boolean): string {
  const x = (lane: string) => leftEdge + Math.max(0, lanes.indexOf(lane)) * laneWidth;
  if (isBroken) {
    const mark = `<circle cx="${x(where)}" cy="${y}" r="9" fill="${colours.broken}"/>`;
    return mark + text(x(where) + 16, y + 4, what, `fill="${colours.broken}" font-weight="700"`);
  }
  if (where === 'server') {
    const [device = '', ...words] = what.split(' ');
    const isRefused = !/ (200|201)$/.test(what);
    const colour = isRefused ? colours.refused : colours.request;
    const label = text(x('server') + 10, y + 4, short(words.join(' ')), `fill="${colour}"`);
    return arrow(x(device), x('server'), y, colour) + label;
  }
  const dot = `<circle cx="${x(where)}" cy="${y}" r="3.5" fill="${colours.event}"/>`;
  return dot + text(x(where) + 10, y + 4, short(what), `fill="${colours.text}"`);
}

/**
 * A picture of a run: a lane for each device and one for the server, time from top to bottom, the broken promise
 * marked.
 */
export function drawRun(outcome: Outcome): string {
  const { trace, began, broken, program } = outcome;
  const lanes = [...Object.keys(program.devices), 'server'];
  const rows = trace.lines.map((line, index) => ({ ...line, y: top + index * rowHeight }));
  const width = leftEdge + lanes.length * laneWidth;
  const height = top + rows.length * rowHeight + bottom;
  const [title = ''] = describeBroken(outcome).split('\n');
  const heads = lanes.map((lane, index) => {
    const x = leftEdge + index * laneWidth;
    const line = `<path d="M${x},${top - 20} V${height - bottom}" stroke="${colours.lane}"/>`;
    return line + text(x, top - 30, lane, `font-weight="700" fill="${colours.text}"`);
  });
  const times = rows.map(({ at, y }) => {
    const words = `${((at - began) / 1000).toFixed(2)} s`;
    return text(leftEdge - 16, y + 4, words, `text-anchor="end" fill="${colours.quiet}"`);
  });
  const isBroken = ({ at, what }: Row) =>
    at === broken?.at && what.startsWith(`${broken.promise}: `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(20, 30, `Seed ${program.seed}, trace ${trace.hash()}`, `font-size="16" font-weight="700"`),
    text(20, 52, title, `fill="${broken ? colours.broken : colours.event}"`),
    ...heads,
    ...times,
    ...rows.map((row) => drawRow(row, lanes, isBroken(row))),
    '</svg>',
  ].join('\n');
}

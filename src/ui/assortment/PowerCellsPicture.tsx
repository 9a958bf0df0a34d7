import type { PowerCells } from '../../domain/assortment/power-cells.ts';
import {
  powerCellAxes,
  powerCellCounts,
  powerCellTexts,
} from '../../i18n/assortment/power-cells.ts';
import { say } from '../base/say.tsx';

/** Side of a cell and distance between cells, in units of the drawing. */
const side = 8;
const step = 10;

const kinds = ['made', 'twice', 'missing'] as const;

const looks = {
  made: 'assortment-cells-made',
  twice: 'assortment-cells-twice',
  missing: 'assortment-cells-missing',
} as const;

/** One path for all cells of a kind, because thousands of elements would be slow. */
function pathsOf({ rows }: PowerCells): Record<(typeof kinds)[number], string> {
  const paths = { made: '', twice: '', missing: '' };
  for (const [fromRight, row] of rows.toReversed().entries()) {
    for (const [down, { bands }] of row.entries()) {
      const kind = kinds[bands.length === 0 ? 2 : Math.min(bands.length, 2) - 1] ?? 'made';
      const [x, y] = [fromRight * step, down * step];
      paths[kind] += `M${x} ${y}h${side}v${side}h-${side}z`;
      // A cross, so that colour isn't the only sign.
      if (kind === 'twice')
        paths[kind] += `M${x} ${y}l${side} ${side}M${x + side} ${y}l-${side} ${side}`;
    }
  }
  return paths;
}

/** The powers a lens is made in, as a grid: spheres across from minus to plus, cylinders down. */
export function PowerCellsPicture({ cells }: { cells: PowerCells }) {
  if (cells.rows.length === 0) return null;
  const paths = pathsOf(cells);
  const counts = powerCellCounts(cells);
  return (
    <figure className="assortment-cells">
      <svg
        viewBox={`-1 -1 ${cells.spheres.length * step} ${cells.cylinders.length * step}`}
        aria-hidden="true"
        focusable="false"
      >
        {kinds.map((kind) => (
          <path key={kind} className={looks[kind]} d={paths[kind]} />
        ))}
      </svg>
      <figcaption>
        <strong>{say(powerCellTexts.texts.title)}</strong>
        {kinds.map((kind) => (
          <span key={kind} className={`assortment-cells-count ${looks[kind]}`}>
            {say(counts[kind])}
          </span>
        ))}
        <small>{say(powerCellAxes(cells))}</small>
      </figcaption>
    </figure>
  );
}

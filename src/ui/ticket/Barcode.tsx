import { code128Widths, quietZone } from '../../domain/code-128.ts';
import { barsOf } from './bars.ts';

/** A text as bars for a scanner, left to right in every language; nothing where Code 128 cannot write it. */
export function Barcode({ text }: { text: string }) {
  const widths = code128Widths(text);
  if (!widths) return null;
  const { bars, width } = barsOf(widths, quietZone);
  return (
    <svg
      className="ticket-bars"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y={0} width={bar.width} height={1} />
      ))}
    </svg>
  );
}

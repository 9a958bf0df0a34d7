import { barsOf } from './bars.ts';
import { code128Widths, quietZone } from './code-128.ts';

/** Width of a module, mm: whole dots of a receipt printer, which has 8 to the millimetre, so that equal bars print equal. */
const module = 0.375;
const height = 12;

/** A text as bars for a scanner, left to right in every language; nothing where Code 128 cannot write it. */
export function Barcode({ text }: { text: string }) {
  const widths = code128Widths(text);
  if (!widths) return null;
  const { bars, width } = barsOf(widths, quietZone);
  return (
    <svg
      className="ticket-bars"
      width={`${width * module}mm`}
      height={`${height}mm`}
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

import { barsOf } from './bars.ts';
import { code128Widths, quietZone } from './code-128.ts';

/** Module width, mm: three dots of a receipt printer (8 dots per mm), so that equal bars print at equal widths. */
const module = 0.375;
const height = 12;

/** Code 128 barcode; renders nothing for text that Code 128 cannot encode. */
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

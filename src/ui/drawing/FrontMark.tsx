import type { Line, Mark } from '../../domain/drawing/front-marks.ts';
import { writeMillimetres } from '../../i18n/drawing/format-drawing.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { SvgText } from './SvgText.tsx';

function Stroke({ line: { from, to }, className }: { line: Line; className: string }) {
  return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

/** Dimension lines; drawn first, so that no line covers a number. */
export function MarkLines({ mark: { leaders, line, isArrow } }: { mark: Mark }) {
  return (
    <>
      {leaders.map((leader, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a measurement never change order.
        <Stroke key={index} line={leader} className="drawing-leader" />
      ))}
      {line && <Stroke line={line} className={isArrow ? 'drawing-arrow' : 'drawing-dimension'} />}
    </>
  );
}

/** Value of a measurement, mm. */
export function MarkNumber({ mark: { name, at, value } }: { mark: Mark }) {
  const sign = name === 'blank' ? 'Ø\u00a0' : '';
  const isInLens = name === 'height' || name === 'inset';
  return (
    <SvgText
      of={inBoth((locale) => sign + writeMillimetres(value, locale))}
      at={at}
      className={isInLens ? 'drawing-in-lens' : ''}
    />
  );
}

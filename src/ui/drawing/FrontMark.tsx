import type { Line, Mark } from '../../domain/drawing/front-marks.ts';
import { writeMillimetres } from '../../i18n/drawing/format-drawing.ts';
import { inBoth } from '../../i18n/language/in-both.ts';
import { SvgText } from './SvgText.tsx';

function Stroke({ line: { from, to }, className }: { line: Line; className: string }) {
  return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

/** The lines of a measure; they lie under every number. */
export function MarkLines({ mark: { leaders, line, isArrow } }: { mark: Mark }) {
  return (
    <>
      {leaders.map((leader, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a measure is taken between never changes places.
        <Stroke key={place} line={leader} className="drawing-leader" />
      ))}
      {line && <Stroke line={line} className={isArrow ? 'drawing-arrow' : 'drawing-dimension'} />}
    </>
  );
}

/** The number of a measure, millimetres. */
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

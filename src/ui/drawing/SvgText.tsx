import type { Point } from '../../domain/frame/point.ts';
import type { Message } from '../../i18n/language/message.ts';

/** SVG text in both languages, centred at a point. */
export function SvgText({
  of: [fa, en],
  at,
  className = '',
}: {
  of: Message;
  at: Point;
  className?: string;
}) {
  return (
    <text className={`drawing-text ${className}`} x={at.x} y={at.y}>
      {fa === en ? (
        fa
      ) : (
        <>
          <tspan className="in-fa" lang="fa">
            {fa}
          </tspan>
          <tspan className="in-en" lang="en">
            {en}
          </tspan>
        </>
      )}
    </text>
  );
}

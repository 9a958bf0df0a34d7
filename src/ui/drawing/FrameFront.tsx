import type { DrawnLens, FrameDrawing } from '../../domain/drawing/front.ts';
import { frontMarks, type Paper } from '../../domain/drawing/front-marks.ts';
import { drawing as words } from '../../i18n/drawing/drawing.ts';
import { say } from '../base/say.tsx';
import { MarkLines, MarkNumber } from './FrontMark.tsx';
import { pathThrough, viewBoxOf } from './path.ts';
import { SvgText } from './SvgText.tsx';

/** Arm length of the centration cross, mm. */
const arm = 2.5;

function Markers() {
  const size = { markerUnits: 'userSpaceOnUse', markerWidth: 3, markerHeight: 3 } as const;
  return (
    <defs>
      <marker id="drawing-tick" {...size} viewBox="-1 -1 2 2" orient="auto">
        <path className="drawing-marker" d="M0-1V1" />
      </marker>
      <marker id="drawing-head" {...size} viewBox="-2 -1 2 2" orient="auto">
        <path className="drawing-marker-filled" d="M0 0-2-1V1Z" />
      </marker>
    </defs>
  );
}

function Blank({ blank }: { blank: DrawnLens['blank'] }) {
  if (!blank) return null;
  const { centre, diameter, fits } = blank;
  return (
    <circle
      className={fits ? 'drawing-blank' : 'drawing-blank drawing-blank-short'}
      cx={centre.x}
      cy={centre.y}
      r={diameter / 2}
    />
  );
}

function Lens({ lens: { outline, rim, centre } }: { lens: DrawnLens }) {
  return (
    <>
      <path className="drawing-lens" d={pathThrough(outline, true)} />
      <path className="drawing-rim" d={pathThrough(rim.points, rim.isClosed)} />
      <circle className="drawing-middle" cx={centre.x} cy={centre.y} r={0.7} />
    </>
  );
}

/** Centration cross; without a height only its vertical line is known. */
function Cross({ centration }: { centration: DrawnLens['centration'] }) {
  if (!centration) return null;
  const { point, isHeightKnown } = centration;
  return (
    <path
      className={isHeightKnown ? 'drawing-cross' : 'drawing-cross drawing-cross-open'}
      d={`M${point.x - arm} ${point.y}h${2 * arm}M${point.x} ${point.y - arm}v${2 * arm}`}
    />
  );
}

/** Decorative bridge. */
function Bridge({ right, left }: FrameDrawing) {
  const from = { x: right.centre.x + right.a / 2, y: right.centre.y - right.b / 8 };
  const to = { x: left.centre.x - left.a / 2, y: left.centre.y - left.b / 8 };
  const bow = Math.min(from.y, to.y) - (to.x - from.x) / 3;
  return <path className="drawing-bridge" d={`M${from.x} ${from.y}Q0 ${bow} ${to.x} ${to.y}`} />;
}

type FrameFrontProps = { drawing: FrameDrawing; paper: Paper; id: string };

/** The frame with its measurements, seen from the front: the right eye is on the left in both languages. */
export function FrameFront({ drawing, paper, id }: FrameFrontProps) {
  const lenses = [drawing.right, drawing.left];
  const { marks, letters, text, view } = frontMarks(drawing, paper);
  return (
    <figure className="drawing-front" dir="ltr">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title could not be in both languages. */}
      <svg viewBox={viewBoxOf(view)} role="img" aria-labelledby={id} fontSize={text}>
        <Markers />
        {lenses.map(({ side, blank }) => (
          <Blank key={side} blank={blank} />
        ))}
        {lenses.map((lens) => (
          <Lens key={lens.side} lens={lens} />
        ))}
        <Bridge {...drawing} />
        {marks.map((mark) => (
          <MarkLines key={`${mark.name} ${mark.side}`} mark={mark} />
        ))}
        {lenses.map(({ side, centration }) => (
          <Cross key={side} centration={centration} />
        ))}
        {marks.map((mark) => (
          <MarkNumber key={`${mark.name} ${mark.side}`} mark={mark} />
        ))}
        <SvgText of={['R', 'R']} at={letters.right} className="drawing-letter" />
        <SvgText of={['L', 'L']} at={letters.left} className="drawing-letter" />
      </svg>
      <figcaption className="visually-hidden" id={id}>
        {say(words.texts.front)}
      </figcaption>
    </figure>
  );
}

import type {
  Centration,
  DrawnBlank,
  DrawnLens,
  FrameDrawing,
} from '../../domain/drawing/front.ts';
import { drawing as words } from '../../i18n/drawing/drawing.ts';
import { writeMillimetres } from '../../i18n/drawing/format-drawing.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

const { texts } = words;

function Length({ of }: { of: number }) {
  return <span className="number">{say(inBoth((locale) => writeMillimetres(of, locale)))}</span>;
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{say(texts.none)}</span>
    </>
  );
}

/** Decentration and its direction. */
function Direction({
  length,
  ways: [towards, away],
}: {
  length: number;
  ways: readonly [Message, Message];
}) {
  if (Math.abs(length) < 0.05) return null;
  return (
    <span className="drawing-way">
      <Length of={Math.abs(length)} /> {say(length > 0 ? towards : away)}
    </span>
  );
}

function Decentred({ centration }: { centration: Centration | null }) {
  if (!centration) return <NoValue />;
  return (
    <>
      <Direction length={centration.inwards} ways={[texts.in, texts.out]} />
      <Direction length={centration.upwards} ways={[texts.up, texts.down]} />
    </>
  );
}

function Blank({ blank }: { blank: DrawnBlank | null }) {
  if (!blank) return <NoValue />;
  return (
    <span className={blank.fits ? 'drawing-fits' : 'drawing-short'}>
      Ø&nbsp;
      <Length of={blank.diameter} />
      <Icon name={blank.fits ? 'check2' : 'exclamation-circle'} />
      <span className={blank.fits ? 'visually-hidden' : ''}>
        {say(blank.fits ? texts.fits : texts.tooLarge)}
      </span>
      {blank.fits && (
        <span className="drawing-way">
          {say(
            fill(texts.least, {
              least: inBoth((locale) => writeMillimetres(blank.least, locale)),
            }),
          )}
        </span>
      )}
    </span>
  );
}

function EyeRow({ lens: { side, centration, b, blank } }: { lens: DrawnLens }) {
  return (
    <tr>
      <th scope="row">
        <b aria-hidden="true">{side === 'right' ? 'R' : 'L'}</b>
        <span className="visually-hidden">{say(texts[side])}</span>
      </th>
      <td>{centration ? <Length of={Math.abs(centration.point.x)} /> : <NoValue />}</td>
      <td>
        {centration?.isHeightKnown ? <Length of={b / 2 + centration.upwards} /> : <NoValue />}
      </td>
      <td>
        <Decentred centration={centration} />
      </td>
      <td>
        <Blank blank={blank} />
      </td>
    </tr>
  );
}

type FrontFactsProps = {
  front: FrameDrawing;
  /** Whether the lenses are centred on the near PD. */
  isForNear: boolean;
};

/** Measurements of the front view as a table, also for screen readers. */
export function FrontFacts({ front: { right, left }, isForNear }: FrontFactsProps) {
  const heads = [isForNear ? texts.nearPd : texts.pd, texts.height, texts.inset, texts.blank];
  return (
    <table className="drawing-facts" dir="ltr">
      <caption className="visually-hidden">{say(texts.measures)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say(texts.eye)}</span>
          </th>
          {heads.map((head) => (
            <th scope="col" key={head[1]}>
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <EyeRow lens={right} />
        <EyeRow lens={left} />
      </tbody>
    </table>
  );
}

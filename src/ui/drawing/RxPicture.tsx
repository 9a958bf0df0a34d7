import { memo } from 'react';
import type { RxDrawing } from '../../domain/drawing/drawn-rx.ts';
import type { Paper } from '../../domain/drawing/front-marks.ts';
import { eyeSides } from '../../domain/vocabulary/eye.ts';
import { drawing as words } from '../../i18n/drawing/drawing.ts';
import { say } from '../base/say.tsx';
import { EyeThickness } from './EyeThickness.tsx';
import { FrameFront } from './FrameFront.tsx';
import { FrontFacts } from './FrontFacts.tsx';

const { texts } = words;

// Memoised, because a change of one field affects only one part of the picture.
const [Front, Facts, Thickness] = [memo(FrameFront), memo(FrontFacts), memo(EyeThickness)];

type RxPictureProps = {
  drawing: RxDrawing;
  /** Whether the lenses are centred on the near PD. */
  isForNear: boolean;
  paper: Paper;
  /** The ordered index, hundredths. */
  chosen: number | null;
  id: string;
};

/** The frame from the front, and each lens from the side in the available indices. */
export function RxPicture({ drawing, isForNear, paper, chosen, id }: RxPictureProps) {
  const { front, view } = drawing;
  const hasLens = drawing.right !== null || drawing.left !== null;
  return (
    <div className="drawing">
      {front ? (
        <>
          <Front drawing={front} paper={paper} id={`${id}-front`} />
          <Facts front={front} isForNear={isForNear} />
        </>
      ) : (
        <p className="drawing-hint">{say(texts.needsFrame)}</p>
      )}
      {hasLens ? (
        <div className="drawing-eyes" dir="ltr">
          {eyeSides.map((side) => {
            const eye = drawing[side];
            return eye && <Thickness key={side} {...{ side, eye, view, chosen, id }} />;
          })}
        </div>
      ) : (
        <p className="drawing-hint">{say(texts.needsPower)}</p>
      )}
      <p className="drawing-hint">{say(texts.estimates)}</p>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { KnownFrame } from '../../domain/frame/known-frame.ts';
import { frameKey } from '../../domain/frame/last-frames.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { pick } from '../../i18n/language/message.ts';
import { frameChoice, frameMeasures, frameName } from '../../i18n/rx/lazy/frame-choice.ts';
import { say } from '../base/say.tsx';

type FrameOptionsProps = {
  /** Id of the list; the options' ids begin with it. */
  id: string;
  frames: readonly KnownFrame[];
  /** Index of the option that Enter chooses; -1 for none. */
  active: number;
  locale: Locale;
  pictureOf: (frame: KnownFrame) => ReactNode;
  onChoose: (frame: KnownFrame) => void;
};

/** List of known frames that can fill in the form. */
export function FrameOptions({
  id,
  frames,
  active,
  locale,
  pictureOf,
  onChoose,
}: FrameOptionsProps) {
  return (
    <div
      className="rx-frames"
      role="listbox"
      id={id}
      aria-label={pick(frameChoice.texts.list, locale)}
    >
      {frames.map((frame, place) => {
        const measures = frameMeasures(frame);
        return (
          <div
            key={frameKey(frame)}
            role="option"
            tabIndex={-1}
            id={`${id}-${place}`}
            aria-selected={place === active}
            // On mousedown, because the list closes when the field loses the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              if (event.button === 0) onChoose(frame);
            }}
          >
            {pictureOf(frame)}
            <span>
              <bdi>{frameName(frame)}</bdi>
              {measures && <small>{say(measures)}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

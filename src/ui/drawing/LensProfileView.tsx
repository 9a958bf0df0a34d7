import type { LensProfile } from '../../domain/drawing/lens-profile.ts';
import type { Box } from '../../domain/frame/point.ts';
import { drawing as words } from '../../i18n/drawing/drawing.ts';
import { formatIndex } from '../../i18n/language/format-optics.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { pathThrough, viewBoxOf } from './path.ts';

type ViewProps = {
  profile: LensProfile;
  /** Bounding box of all compared profiles, mm, so that all have the same scale. */
  view: Box;
  id: string;
};

/** One lens from the side, its front on the left in both languages. */
export function LensProfileView({ profile, view, id }: ViewProps) {
  const around = [...profile.front, ...profile.back.toReversed()];
  const index = inBoth((locale) => formatIndex(profile.index, locale));
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title could not be in both languages. */}
      <svg className="drawing-profile" viewBox={viewBoxOf(view)} role="img" aria-labelledby={id}>
        <path className="drawing-glass" d={pathThrough(around, true)} />
      </svg>
      <span className="visually-hidden" id={id}>
        {say(fill(words.texts.side, { index }))}
      </span>
    </>
  );
}

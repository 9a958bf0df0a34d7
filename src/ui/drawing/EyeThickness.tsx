import type { EyeProfiles, WeighedProfile } from '../../domain/drawing/eye-profiles.ts';
import type { LensProfile } from '../../domain/drawing/lens-profile.ts';
import type { Box } from '../../domain/frame/point.ts';
import type { EyeSide } from '../../domain/vocabulary/eye.ts';
import { drawing as words } from '../../i18n/drawing/drawing.ts';
import { writeGrams, writeMillimetres, writeThickness } from '../../i18n/drawing/format-drawing.ts';
import { formatIndex } from '../../i18n/language/format-optics.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { LensProfileView } from './LensProfileView.tsx';

const { texts } = words;

const rows = [
  [
    'edge',
    ({ thickness }: WeighedProfile, locale: Locale) =>
      writeThickness(thickness.thickestEdge, locale),
  ],
  [
    'centre',
    ({ thickness }: WeighedProfile, locale: Locale) => writeThickness(thickness.centre, locale),
  ],
  ['weight', ({ weight }: WeighedProfile, locale: Locale) => writeGrams(weight, locale)],
] as const;

const length = (of: number) => inBoth((locale) => writeMillimetres(of, locale));

type EyeThicknessProps = {
  side: EyeSide;
  eye: EyeProfiles;
  /** Bounding box of all profiles of both eyes, mm, so that all have the same scale. */
  view: Box;
  /** The ordered index, hundredths. */
  chosen: number | null;
  id: string;
};

/** Thickness and weight of one eye's lens in each index, drawn and in figures. */
export function EyeThickness({ side, eye, view, chosen, id }: EyeThicknessProps) {
  const isChosen = ({ index }: LensProfile) => (index === chosen ? 'drawing-chosen' : undefined);
  const { cut } = eye;
  return (
    <table className="drawing-thickness" dir="ltr">
      <caption>
        <b aria-hidden="true">{side === 'right' ? 'R' : 'L'}</b>
        <span className="visually-hidden">
          {say(side === 'right' ? texts.thickness : texts.thicknessLeft)}
        </span>
        <span className="drawing-cut">
          {say(
            cut.kind === 'shape'
              ? texts.cutShape
              : fill(texts.cutBlank, { diameter: length(cut.diameter) }),
          )}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="row">{say(texts.index)}</th>
          {eye.profiles.map((profile) => (
            <th key={profile.index} scope="col" className={isChosen(profile)}>
              {say(inBoth((locale) => formatIndex(profile.index, locale)))}
              {profile.index === chosen && (
                <span className="visually-hidden">{say(texts.chosen)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          {eye.profiles.map((profile) => (
            <td key={profile.index} className={isChosen(profile)}>
              <LensProfileView
                profile={profile}
                view={view}
                id={`${id}-${side}-${profile.index}`}
              />
            </td>
          ))}
        </tr>
        {rows.map(([name, write]) => (
          <tr key={name}>
            <th scope="row">{say(texts[name])}</th>
            {eye.profiles.map((profile) => (
              <td key={profile.index} className={isChosen(profile)}>
                {say(inBoth((locale) => write(profile, locale)))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

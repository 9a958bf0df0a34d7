import { sentTogether } from '../../i18n/preorders/sent-together.ts';
import { parcelPath } from '../../panel/parcel-path.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = sentTogether;

type TogetherProps = { parcels: readonly string[]; isWhole: boolean };

/** That what was sent is one group, and that what was not stays behind. */
export function SentTogether({ parcels, isWhole }: TogetherProps) {
  return (
    <>
      {parcels.map((id) => (
        <p key={id}>
          {say(isWhole ? texts.all : texts.rest)} <a href={parcelPath(id)}>{say(texts.show)}</a>
        </p>
      ))}
    </>
  );
}

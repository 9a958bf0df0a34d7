import { sentTogether } from '../../i18n/preorders/sent-together.ts';
import { parcelPath } from '../../panel/parcel-path.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = sentTogether;

type TogetherProps = { parcels: readonly string[]; isWhole: boolean };

/** Says that the sent orders form a parcel, and that unsent ones aren't part of it. */
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

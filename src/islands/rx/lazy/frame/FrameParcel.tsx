import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { say } from '../../../../ui/base/say.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { LazyText } from '../fields/LazyText.tsx';

/** Whether the frame to be fitted is sent separately, and in which parcel. */
export function FrameParcel({ form }: { form: RxForm }) {
  const isFitted = useDraft(form, ({ job }) => job === 'fullGlaze');
  const isFollowing = useDraft(form, ({ frameDetails }) => frameDetails.follows !== '');
  if (!isFitted) return null;
  return (
    <>
      <label className="rx-box">
        <input
          type="checkbox"
          className="form-check-input"
          name="frameDetails.follows"
          value="follows"
          defaultChecked={contentOf(form).frameDetails.follows !== ''}
        />
        {say(lazyFields.texts.follows)}
      </label>
      {isFollowing && (
        <div className="rx-fields">
          <LazyText form={form} path="frameDetails.parcel" isWide />
        </div>
      )}
    </>
  );
}

import type { KnownFrame } from '../../../../domain/frame/known-frame.ts';
import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import { labelOf } from '../../../../i18n/rx/names/field-label.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { FrameOptions } from '../../../../ui/rx/FrameOptions.tsx';
import { useLive } from '../../../base/use-live.ts';
import { issueProps, useIssue } from '../../form/use-issue.ts';
import { FramePicture } from './FramePicture.tsx';
import { frameListId, type NameField, useFrameChoice } from './use-frame-choice.ts';

type FrameNameProps = {
  form: RxForm;
  name: NameField;
  onChoose: (frame: KnownFrame) => void;
};

/** Brand or model of the frame. Suggests known frames that begin with the input; choosing one fills in its data. */
export function FrameName({ form, name, onChoose }: FrameNameProps) {
  const path = `frameDetails.${name}` as const;
  const issue = useIssue(form, path);
  const locale = useLive($locale, 'fa');
  const choice = useFrameChoice(form, name, onChoose);
  const { frames, isOpen, active } = choice;
  const list = frameListId(name);
  return (
    <div className="rx-field rx-frame-name">
      <label className="form-label" htmlFor={path}>
        {say(labelOf(path))}
      </label>
      <input
        type="text"
        className="form-control"
        id={path}
        name={path}
        dir="auto"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
        enterKeyHint="next"
        defaultValue={contentOf(form).frameDetails[name] || undefined}
        onInput={({ currentTarget }) => choice.type(currentTarget.value)}
        onKeyDown={choice.onKeyDown}
        onBlur={choice.close}
        {...issueProps(path, issue)}
      />
      {isOpen && (
        <FrameOptions
          {...{ id: list, frames, active, locale }}
          pictureOf={({ picture }) => picture && <FramePicture hash={picture} />}
          onChoose={choice.choose}
        />
      )}
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </div>
  );
}

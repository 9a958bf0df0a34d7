import { standardShapes } from '../../../../domain/frame/frame-choices.ts';
import { shapeSize } from '../../../../domain/rx/draft/sound-draft.ts';
import { issueMessage } from '../../../../i18n/issues/issue-message.ts';
import { orderFacts } from '../../../../i18n/rx/lazy/order-facts.ts';
import { shapeChoice } from '../../../../i18n/rx/lazy/shape-choice.ts';
import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useKnown } from '../../form/use-draft.ts';
import { issueProps, useIssue } from '../../form/use-issue.ts';
import { ShapeFacts } from './ShapeFacts.tsx';
import { ShapePicture } from './ShapePicture.tsx';

const { texts } = shapeChoice;
const path = 'frame.shape';
const choices = ['', ...standardShapes] as const;

/** A usual frame size in tenths of a millimetre, to draw the shapes with before A and B are typed. */
const usual = { a: 500, b: 400 };

/** A standard shape to edge to, for orders without a trace. */
export function ShapeChoice({ form }: { form: RxForm }) {
  const issue = useIssue(form, path);
  const chosen = useKnown(form, ({ rx }) => rx.frame.shape);
  const size = useKnown(form, shapeSize);
  const { shape } = contentOf(form).frame;
  return (
    <fieldset className="rx-choice">
      <legend className="form-label">{say(lazyFields.texts.shape)}</legend>
      <div className="rx-options rx-shapes">
        {choices.map((value) => (
          <label className="rx-option" key={value}>
            <input
              type="radio"
              name={path}
              value={value}
              defaultChecked={value === shape}
              {...issueProps(path, issue)}
            />
            <span>
              {value !== '' && <ShapePicture shape={value} size={size ?? usual} />}
              {say(value === '' ? texts.unchosen : orderFacts.texts[value])}
            </span>
          </label>
        ))}
      </div>
      <div className="rx-shape-facts" role="status">
        {chosen && size && <ShapeFacts form={form} shape={chosen} size={size} />}
        {chosen && !size && say(texts.needed)}
      </div>
      {issue && <FieldMessage id={`${path}-issue`} text={issueMessage(issue)} />}
    </fieldset>
  );
}

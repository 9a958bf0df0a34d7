import { useStore } from '@nanostores/react';
import { checkText } from '../../../domain/shelf/check-amounts.ts';
import { gridTools } from '../../../i18n/power-grid/power-grid.ts';
import { $orderTexts, changeText } from '../../../stores/power-grid/order.ts';
import { say } from '../../../ui/base/say.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { stockIssue } from '../../shelf/stock-sentences.ts';

const classes = {
  reference: 'power-grid-text power-grid-reference',
  remarks: 'power-grid-text power-grid-remarks',
} as const;

/** The order's reference, or its remarks. A text that is too long is reported, not cut. */
export function GridText({ name }: { name: 'reference' | 'remarks' }) {
  const texts = useStore($orderTexts);
  const [issue] = checkText(texts, name);
  const id = `${name}-issue`;
  return (
    <div className={classes[name]}>
      <label>
        <span>{say(gridTools.texts[name])}</span>
        <input
          className="form-control"
          name={name}
          autoComplete="off"
          dir="auto"
          value={texts[name]}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue && id}
          onInput={({ currentTarget }) => changeText(name, currentTarget.value)}
        />
      </label>
      {issue && <Lazy of={stockIssue} given={{ id, issue }} />}
    </div>
  );
}

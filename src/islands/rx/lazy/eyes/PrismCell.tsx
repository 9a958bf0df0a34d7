import { type PrismPart, prismBases } from '../../../../domain/optics/prism-parts.ts';
import { readNumber } from '../../../../domain/rx/number-fields.ts';
import type { EyeSide } from '../../../../domain/vocabulary/eye.ts';
import { inBoth } from '../../../../i18n/language/message.ts';
import { formatMeasure } from '../../../../i18n/rx/format-measure.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { textAt } from '../../../../stores/rx/paths.ts';
import { say } from '../../../../ui/base/say.tsx';
import { keypads } from '../../../../ui/forms/keypad.ts';
import { useMessages } from '../../../base/use-messages.ts';
import { useDraft } from '../../form/use-draft.ts';
import { issueProps, useIssue } from '../../form/use-issue.ts';

type PrismCellProps = { form: RxForm; side: EyeSide; part: PrismPart };

const names = { horizontal: rxLazy.texts.prismHorizontal, vertical: rxLazy.texts.prismVertical };

function PrismEcho({ form, side, part }: PrismCellProps) {
  const path = `${side}.prism.${part}.amount` as const;
  const value = useDraft(form, (draft) => {
    const read = readNumber(path, draft[side].prism[part].amount);
    return 'value' in read ? read.value : null;
  });
  return (
    <p className="rx-echo number" id={`${path}-echo`}>
      {value !== null && say(inBoth((locale) => formatMeasure('prism', value, locale)))}
    </p>
  );
}

/** One component of a prism: amount and base direction. */
export function PrismCell({ form, side, part }: PrismCellProps) {
  const amount = `${side}.prism.${part}.amount` as const;
  const base = `${side}.prism.${part}.base` as const;
  const amountIssue = useIssue(form, amount);
  const baseIssue = useIssue(form, base);
  const { base: baseName } = useMessages(lazyFields);
  const words = useMessages(rxLazy);
  const chosen = useDraft(form, (draft) => draft[side].prism[part].base);
  return (
    <div className="rx-cell">
      <label className="rx-label" htmlFor={amount}>
        {say(names[part])}
      </label>
      <div className="rx-prism">
        <input
          type="text"
          className="form-control number"
          id={amount}
          name={amount}
          dir="ltr"
          inputMode={keypads.decimal}
          enterKeyHint="next"
          defaultValue={textAt(contentOf(form), amount) || undefined}
          {...issueProps(amount, amountIssue, `${amount}-echo`)}
        />
        <select
          className="form-select"
          name={base}
          aria-label={baseName}
          value={chosen}
          onChange={(event) => form.set(base, event.currentTarget.value)}
          {...issueProps(base, baseIssue)}
        >
          <option value="">—</option>
          {prismBases[part].map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
      </div>
      <PrismEcho form={form} side={side} part={part} />
    </div>
  );
}

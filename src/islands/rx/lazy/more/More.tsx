import { emptyCatalogue } from '../../../../domain/catalogue/empty-catalogue.ts';
import { findDesign } from '../../../../domain/catalogue/lens-availability.ts';
import { blankDiameters } from '../../../../domain/optics/blank-size.ts';
import { wishNumbers } from '../../../../domain/rx/order-numbers.ts';
import { specialRequests } from '../../../../domain/rx/special-requests.ts';
import { namesOf } from '../../../../domain/vocabulary/by-name.ts';
import { defaultLocale } from '../../../../i18n/language/locale.ts';
import { formatMeasure } from '../../../../i18n/rx/format-measure.ts';
import { orderFacts } from '../../../../i18n/rx/lazy/order-facts.ts';
import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { useLive } from '../../../base/use-live.ts';
import { useDraft } from '../../form/use-draft.ts';
import { Boxes } from '../fields/Boxes.tsx';
import { LazyText } from '../fields/LazyText.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Individual } from './Individual.tsx';
import { VertexHelp } from './VertexHelp.tsx';

const boxes = specialRequests.map((value) => {
  const help = value === 'prismThinning' ? value : undefined;
  return { value, label: orderFacts.texts[value], help };
});

/** Options for lengths in tenths of a millimetre. */
function useLengths(tenths: readonly number[]) {
  const locale = useLive($locale, defaultLocale);
  return tenths.map((each) => ({
    value: String(each),
    text: formatMeasure('tenth', each, locale),
  }));
}

/** The design's individual values, optional lens parameters and special requests. */
export function More({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null) ?? emptyCatalogue;
  const lens = useDraft(form, (draft) => draft.lens);
  const corridor = useDraft(form, ({ measures }) => measures.corridor);
  const corridors = useLengths(findDesign(catalogue, lens.design)?.corridors ?? []);
  const diameters = useLengths(blankDiameters);
  return (
    <div className="rx-part">
      <div className="rx-fields">
        <Individual form={form} />
        {(corridors.length > 0 || corridor !== '') && (
          <SelectField form={form} path="measures.corridor" options={corridors} />
        )}
      </div>
      <VertexHelp form={form} />
      <div className="rx-fields">
        <SelectField form={form} path="wishes.diameter" options={diameters} />
        {namesOf(wishNumbers).map((field) => (
          <NumberField key={field} form={form} path={`wishes.${field}`} />
        ))}
      </div>
      <Boxes form={form} path="requests" legend={lazyFields.texts.requests} boxes={boxes} />
      <div className="rx-fields">
        <LazyText form={form} path="requestNote" isWide />
        <LazyText form={form} path="tray" />
      </div>
    </div>
  );
}

import type { ServiceKind } from '../../../../domain/catalogue/lens.ts';
import { defaultLocale } from '../../../../i18n/language/locale.ts';
import { lazyFields } from '../../../../i18n/rx/names/field-names.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { useLive } from '../../../base/use-live.ts';
import { Boxes } from '../fields/Boxes.tsx';
import { LazyText } from '../fields/LazyText.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Reasons } from './Reasons.tsx';
import { Tint } from './Tint.tsx';
import { useServices } from './use-services.ts';

/** Services such as tint and mirror. Those that conflict with another choice are disabled, with the reason. */
export function Services({ form }: { form: RxForm }) {
  const offered = useServices(form);
  const locale = useLive($locale, defaultLocale);
  const options = (kind: ServiceKind) =>
    offered(kind).map(({ id, name, reason }) => {
      return { value: id, text: name[locale], isExcluded: reason !== undefined };
    });
  const boxes = offered('coat').map(({ id, name, reason }) => {
    return { value: id, label: [name.fa, name.en] as const, isExcluded: reason !== undefined };
  });
  return (
    <div className="rx-part">
      <div className="rx-fields">
        <Tint form={form} colours={options('tint')} />
        <SelectField form={form} path="services.mirror" options={options('mirror')} />
        <LazyText form={form} path="services.engraving" />
      </div>
      {boxes.length > 0 && (
        <Boxes form={form} path="services.coats" legend={lazyFields.texts.coats} boxes={boxes} />
      )}
      <Reasons of={[...offered('tint'), ...offered('mirror'), ...offered('coat')]} />
    </div>
  );
}

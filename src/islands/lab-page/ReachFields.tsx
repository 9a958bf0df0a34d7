import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { Text } from '../../ui/base/Text.tsx';
import { LabField, type LabPageForm } from './LabField.tsx';

const { texts } = labPage;
const { lines, whatsappHint, websiteHint } = labPageDesk.texts;

/** Numbers and links by which the lab is reached. */
export function ReachFields({ form }: { form: LabPageForm }) {
  return (
    <fieldset className="surface lab-page-part">
      <legend>
        <Text of={texts.reach} />
      </legend>
      {(['phones', 'mobiles'] as const).map((name) => (
        <LabField key={name} form={form} name={name} label={texts[name]} hint={lines}>
          {(control) => <textarea rows={3} dir="ltr" inputMode="tel" {...control} />}
        </LabField>
      ))}
      <LabField form={form} name="email" label={texts.email}>
        {(control) => <input type="text" dir="ltr" inputMode="email" {...control} />}
      </LabField>
      <LabField form={form} name="whatsapp" label={texts.whatsapp} hint={whatsappHint}>
        {(control) => <input type="text" dir="ltr" inputMode="tel" {...control} />}
      </LabField>
      <LabField form={form} name="telegram" label={texts.telegram}>
        {(control) => <input type="text" dir="ltr" {...control} />}
      </LabField>
      <LabField form={form} name="website" label={texts.website} hint={websiteHint}>
        {(control) => <input type="text" dir="ltr" inputMode="url" {...control} />}
      </LabField>
    </fieldset>
  );
}

import type { TypedLabPage } from '../../domain/lab-page/typed-lab-page.ts';
import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { say } from '../../ui/base/say.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { TypedForm } from '../forms/use-typed-form.ts';

const { texts } = labPage;
const { lines, whatsappHint, websiteHint } = labPageDesk.texts;

/** The lab's phone numbers and links. */
export function ReachFields({ form }: { form: TypedForm<TypedLabPage> }) {
  return (
    <fieldset className="surface lab-page-part">
      <legend>{say(texts.reach)}</legend>
      {(['phones', 'mobiles'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={texts[name]}
          hint={lines}
          rows={3}
          dir="ltr"
          inputMode="tel"
        />
      ))}
      <TextField {...form.field('email')} label={texts.email} inputMode="email" isVerbatim />
      <TextField
        {...form.field('whatsapp')}
        label={texts.whatsapp}
        hint={whatsappHint}
        inputMode="tel"
        isVerbatim
      />
      <TextField {...form.field('telegram')} label={texts.telegram} isVerbatim />
      <TextField
        {...form.field('website')}
        label={texts.website}
        hint={websiteHint}
        inputMode="url"
        isVerbatim
      />
    </fieldset>
  );
}

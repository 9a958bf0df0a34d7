import { instantText } from '../../i18n/calendar/instant-text.ts';
import { listed } from '../../i18n/language/listed.ts';
import { fill } from '../../i18n/language/message.ts';
import { people } from '../../i18n/people/people.ts';
import type { MadeLink } from '../../stores/people/people.ts';
import { SecretBox } from './SecretBox.tsx';

const { texts } = people;

type LinkBoxProps = { link: MadeLink; name: string; onClose: () => void };

/** A link with which a person sets a password. */
export function LinkBox({ link, name, onClose }: LinkBoxProps) {
  const at = instantText(link.until);
  const to = listed(link.mailedTo);
  const hint = fill(link.mailedTo.length > 0 ? texts.linkMailed : texts.linkHint, { at, to });
  return (
    <SecretBox
      title={fill(texts.linkMade, { name })}
      hint={hint}
      label={texts.address}
      value={link.address}
      onClose={onClose}
    />
  );
}

import { type ReactNode, useRef, useState } from 'react';
import type { Person } from '../../domain/accounts/person.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill, pick } from '../../i18n/language/message.ts';
import { accountRoles, people } from '../../i18n/people/people.ts';
import { type MadeLink, makeLink } from '../../stores/people/people.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { useLive } from '../base/use-live.ts';
import { LinkBox } from './LinkBox.tsx';
import { personForm } from './lazy-form.ts';

const { texts } = people;

/** Name and role, and the reason if the person can't sign in. */
function Who({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const { name, username, accountRole, isActive, hasPassword, linkUntil } = person;
  return (
    <div className="people-who">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi dir="ltr">{username}</bdi>
      <span className="chip">{say(accountRoles.texts[accountRole])}</span>
      {isSelf && <span className="chip">{say(texts.you)}</span>}
      {!isActive && <span className="chip chip-bad">{say(texts.inactive)}</span>}
      {isActive && !hasPassword && <small>{say(texts.noPassword)}</small>}
      {linkUntil && <small>{say(fill(texts.linkUntil, { at: instantText(linkUntil) }))}</small>}
    </div>
  );
}

type Open = 'editing' | 'noLink' | 'offline' | MadeLink | null;

type ButtonsProps = { person: Person; isSelf: boolean; onOpen: (open: Open) => void };

function Buttons({ person, isSelf, onOpen }: ButtonsProps) {
  const locale = useLive($locale, 'fa');
  const { id, name, isActive } = person;
  const make = async () => {
    const made = await makeLink(id);
    if (made.kind === 'made') onOpen(made);
    else onOpen(made.kind === 'offline' ? 'offline' : 'noLink');
  };
  return (
    <span className="people-buttons">
      <Button
        text={texts.edit}
        aria-label={pick(fill(texts.editNamed, { name }), locale)}
        onClick={() => onOpen('editing')}
      />
      {isActive && !isSelf && (
        <ActionButton
          text={texts.makeLink}
          aria-label={pick(fill(texts.makeLinkNamed, { name }), locale)}
          onPress={make}
        />
      )}
    </span>
  );
}

type PersonRowProps = { person: Person; isSelf: boolean; more?: ReactNode };

/** A person who can sign in for the account, with actions; `more` is content that only the lab has. */
export function PersonRow({ person, isSelf, more }: PersonRowProps) {
  const [open, setOpen] = useState<Open>(null);
  const row = useRef<HTMLLIElement>(null);
  const close = () => {
    setOpen(null);
    row.current?.focus();
  };
  return (
    <li className="people-row" ref={row} tabIndex={-1}>
      <Who person={person} isSelf={isSelf} />
      {open !== 'editing' && <Buttons person={person} isSelf={isSelf} onOpen={setOpen} />}
      <div role="alert">
        {(open === 'noLink' || open === 'offline') && (
          <FieldMessage id={`link-problem-${person.id}`} text={texts[open]} />
        )}
      </div>
      {open === 'editing' && (
        <Lazy of={personForm} given={{ person, onDone: close, onCancel: close }} />
      )}
      {open !== null && typeof open === 'object' && (
        <LinkBox key={open.address} link={open} name={person.name} onClose={close} />
      )}
      {more}
    </li>
  );
}

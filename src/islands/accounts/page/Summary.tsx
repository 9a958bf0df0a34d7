import { useStore } from '@nanostores/react';
import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { accounts } from '../../../i18n/accounts/accounts.ts';
import { digitsText } from '../../../i18n/language/digits-text.ts';
import { formatDayOf } from '../../../i18n/language/format-date.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import type { Account } from '../../../stores/accounts/account.ts';
import { $tierName } from '../../../stores/tiers/tiers.ts';
import { say } from '../../../ui/base/say.tsx';
import { Fact } from '../../../ui/facts/Fact.tsx';

const { texts } = accountPage;

/** The account's name, contact details, and whether it may order. */
export function Summary({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const tierName = useStore($tierName);
  const { id, name, tier, contact, createdAt, suspendedAt } = account;
  return (
    <section className="surface order-part">
      <p className="order-name">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={suspendedAt ? 'chip chip-bad' : 'chip chip-good'}>
          {say(suspendedAt ? accounts.texts.suspended : accounts.texts.active)}
        </span>
      </p>
      <dl className="facts">
        {!isOwn && <Fact name={accounts.texts.tier}>{say(tierName(tier))}</Fact>}
        {contact.name !== '' && (
          <Fact name={accounts.texts.contact}>
            <bdi>{contact.name}</bdi>
          </Fact>
        )}
        {contact.phone !== '' && (
          <Fact name={texts.phone}>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {say(digitsText(contact.phone))}
            </a>
          </Fact>
        )}
        {contact.email !== '' && (
          <Fact name={texts.email}>
            <a href={`mailto:${contact.email}`}>
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
          </Fact>
        )}
        <Fact name={texts.since}>{say(inBoth((locale) => formatDayOf(createdAt, locale)))}</Fact>
        <Fact name={texts.id}>
          <bdi dir="ltr" className="account-id">
            {id}
          </bdi>
        </Fact>
      </dl>
    </section>
  );
}

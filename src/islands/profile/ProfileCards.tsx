import type { ReactNode } from 'react';
import { isOwner } from '../../domain/accounts/is-owner.ts';
import type { OwnProfile } from '../../domain/profile/profile.ts';
import { writeMobile } from '../../domain/typed/mobile.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { digitsText } from '../../i18n/language/digits-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { languages } from '../../i18n/profile/languages.ts';
import { ownProfile } from '../../i18n/profile/profile.ts';
import { roles, titles } from '../../i18n/shell/shell.ts';
import { peoplePath } from '../../panel/people-path.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { Illustration } from '../../ui/base/Illustration.tsx';
import { say } from '../../ui/base/say.tsx';
import { Fact } from '../../ui/facts/Fact.tsx';

const { texts } = ownProfile;

function Phone({ number }: { number: string }) {
  return say(number === '' ? texts.none : digitsText(number));
}

/** Text typed by a user, which can be in either direction. */
function Given({ value, dir = 'auto' }: { value: string; dir?: 'auto' | 'ltr' }) {
  return value === '' ? say(texts.none) : <bdi dir={dir}>{value}</bdi>;
}

function Card({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <section className="surface">
      <h2>{say(title)}</h2>
      {children}
    </section>
  );
}

/** The user. */
export function PersonCard({ profile }: { profile: OwnProfile }) {
  const { name, username, mobile, language, role, accountRole } = profile;
  const within = accountRole === 'Owner' ? texts.owner : texts.staff;
  return (
    <Card title={texts.person}>
      <Illustration name="avatar" width={72} height={72} />
      <dl className="facts">
        <Fact name={texts.name}>
          <Given value={name} />
        </Fact>
        <Fact name={texts.username}>
          <Given value={username} />
        </Fact>
        <Fact name={texts.mobile}>
          <Phone number={writeMobile(mobile)} />
        </Fact>
        <Fact name={texts.language}>{say(languages.texts[language])}</Fact>
        <Fact name={texts.roleName}>
          {say(fill(texts.roleWithin, { role: roles.texts[role], within }))}
        </Fact>
      </dl>
      <p className="profile-links">
        <a className="btn btn-primary" href={panelRoutes.profileEdit.path}>
          {say(texts.edit)}
        </a>
        <a className="btn btn-link" href={panelRoutes.notifications.path}>
          {say(texts.topics)}
        </a>
        <a className="btn btn-link" href={panelRoutes.privacy.path}>
          {say(texts.security)}
        </a>
        {isOwner(profile) && (
          <a className="btn btn-link" href={peoplePath}>
            {say(texts.people)}
          </a>
        )}
        {isOwner(profile) && (
          <a className="btn btn-link" href={panelRoutes.invoices.path}>
            {say(titles.texts.invoices)}
          </a>
        )}
      </p>
    </Card>
  );
}

function Limit({ name, most }: { name: Message; most: number }) {
  return <Fact name={name}>{say(countText(most))}</Fact>;
}

/** The account data that the lab shows to the account's people. */
export function AccountCard({ account }: { account: OwnProfile['account'] }) {
  const { name, contact, addresses, limits } = account;
  return (
    <Card title={texts.account}>
      <dl className="facts">
        <Fact name={texts.accountName}>
          <Given value={name} />
        </Fact>
        <Fact name={texts.contactName}>
          <Given value={contact.name} />
        </Fact>
        <Fact name={texts.phone}>
          <Phone number={contact.phone} />
        </Fact>
        <Fact name={texts.email}>
          <Given value={contact.email} dir="ltr" />
        </Fact>
        {addresses.map(({ title, text, postcode }) => (
          <Fact key={`${title}${text}`} name={texts.address}>
            <bdi>{[title, text, postcode].filter(Boolean).join('، ')}</bdi>
          </Fact>
        ))}
      </dl>
      {limits && (
        <>
          <h3>{say(texts.limits)}</h3>
          <dl className="facts">
            <Limit name={texts.lineLimit} most={limits.lines} />
            <Limit name={texts.pieceLimit} most={limits.pieces} />
            <Limit name={texts.minuteLimit} most={limits.ordersPerMinute} />
          </dl>
        </>
      )}
      <p>{say(texts.accountHint)}</p>
    </Card>
  );
}

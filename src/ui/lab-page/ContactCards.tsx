import type { ReactNode } from 'react';
import {
  mapLink,
  phoneLink,
  telegramLink,
  webMapLink,
  whatsappLink,
} from '../../domain/lab-page/contact-links.ts';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import { labPage, weekdays, weekFromSaturday, writtenTime } from '../../i18n/lab-page/lab-page.ts';
import { digitsText } from '../../i18n/language/digits-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { ComingHolidays } from './ComingHolidays.tsx';

const { texts } = labPage;

type ContactLink = { name: Message; text: ReactNode; href: string };

/** Every way to reach the lab, with its link. */
function linksOf({ phones, mobiles, email, whatsapp, telegram, website }: LabPage): ContactLink[] {
  const numbers = (name: Message, all: readonly string[]) =>
    all.map((number) => ({ name, text: say(digitsText(number)), href: phoneLink(number) }));
  return [
    ...numbers(texts.phones, phones),
    ...numbers(texts.mobiles, mobiles),
    { name: texts.email, text: email, href: `mailto:${email}` },
    {
      name: texts.whatsapp,
      text: whatsapp && say(digitsText(whatsapp)),
      href: whatsappLink(whatsapp),
    },
    { name: texts.telegram, text: telegram && `@${telegram}`, href: telegramLink(telegram) },
    { name: texts.website, text: website, href: website },
  ].filter(({ text }) => text !== '');
}

function ContactLinks({ page }: { page: LabPage }) {
  const links = linksOf(page);
  if (links.length === 0) return null;
  return (
    <section className="surface">
      <h2>{say(texts.reach)}</h2>
      <dl>
        {links.map(({ name, text, href }) => (
          <div key={href}>
            <dt>{say(name)}</dt>
            <dd>
              <a href={href} dir="ltr" rel="noreferrer">
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Address({ text, place }: LabPage['addresses'][number]) {
  return (
    <li>
      <address>{say([text.fa, text.en])}</address>
      {place && (
        <p>
          <a href={mapLink(place)}>{say(texts.map)}</a>{' '}
          <a href={webMapLink(place)} target="_blank" rel="noreferrer">
            {say(texts.webMap)}
          </a>
        </p>
      )}
    </li>
  );
}

function Addresses({ addresses }: LabPage) {
  if (addresses.length === 0) return null;
  return (
    <section className="surface">
      <h2>{say(texts.addresses)}</h2>
      <ul>
        {addresses.map((each) => (
          <Address key={each.text.fa} {...each} />
        ))}
      </ul>
    </section>
  );
}

type Open = NonNullable<LabPage['hours'][number]>;

const openFor = ({ from, until }: Open) =>
  fill(texts.hoursOf, { from: writtenTime(from), until: writtenTime(until) });

function Hours({ hours }: LabPage) {
  if (hours.every((each) => each === null)) return null;
  return (
    <section className="surface">
      <h2>{say(texts.hours)}</h2>
      <dl>
        {weekFromSaturday.map((day) => {
          const open = hours[day];
          return (
            <div key={day}>
              <dt>{say(weekdays[day] ?? ['', ''])}</dt>
              <dd>{say(open ? openFor(open) : texts.closed)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type ContactCardsProps = { page: LabPage; holidays: readonly string[] };

/** The lab's contact details, addresses, opening hours and holidays. */
export function ContactCards({ page, holidays }: ContactCardsProps) {
  return (
    <div className="contact-cards">
      <ContactLinks page={page} />
      <Addresses {...page} />
      <Hours {...page} />
      <ComingHolidays days={holidays} />
    </div>
  );
}

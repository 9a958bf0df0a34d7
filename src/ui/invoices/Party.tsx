import type { Invoice } from '../../domain/invoices/invoice.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { digitsText } from '../../i18n/language/digits-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { Fact } from '../facts/Fact.tsx';

const { texts } = oneInvoice;

type Named = Invoice['seller'] | Invoice['buyer'];

/** A field in both languages; without an English value, the Persian one for both. */
function bothOf(party: Named, field: 'name' | 'address'): Message {
  const persian = party.kind === 'unknown' ? party.name : party[field];
  const english = 'english' in party ? party.english[field] : '';
  return [persian, english || persian];
}

function Digits({ name, text }: { name: Message; text: string }) {
  return text === '' ? null : <Fact name={name}>{say(digitsText(text))}</Fact>;
}

/** The seller or buyer, with the details the law requires. */
export function Party({ party }: { party: Named }) {
  return (
    <dl className="facts">
      <Fact name={texts.name}>
        <bdi>{say(bothOf(party, 'name'))}</bdi>
      </Fact>
      {party.kind !== 'unknown' && (
        <>
          <Digits
            name={party.kind === 'person' ? texts.nationalId : texts.legalId}
            text={party.nationalId}
          />
          <Digits name={texts.economicCode} text={party.economicCode} />
          <Digits name={texts.postcode} text={party.postcode} />
          <Digits name={texts.phone} text={party.phone} />
          <Fact name={texts.address}>
            <bdi>{say(bothOf(party, 'address'))}</bdi>
          </Fact>
        </>
      )}
    </dl>
  );
}

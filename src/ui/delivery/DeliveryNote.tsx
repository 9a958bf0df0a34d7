import type { Ref } from 'react';
import type { Delivery, DeliveryLine } from '../../domain/delivery/delivery.ts';
import { piecesOf } from '../../domain/delivery/delivery-state.ts';
import { groupLines } from '../../domain/delivery/group-lines.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { deliveryNote } from '../../i18n/delivery/lab-delivery.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { shell } from '../../i18n/shell/shell.ts';
import { say } from '../base/say.tsx';
import { Barcode } from '../ticket/Barcode.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';

/** Paper sizes for a delivery note. */
export type NotePaper = 'a4' | 'a5';

const { texts } = deliveryNote;

function Head({ delivery }: { delivery: Delivery }) {
  return (
    <header className="ticket-head">
      <p className="ticket-name">
        <b>{say(shell.texts.brand)}</b> {say(texts.title)}
      </p>
      <div className="ticket-code" dir="ltr">
        <Barcode text={delivery.number} />
        <strong>{delivery.number}</strong>
      </div>
    </header>
  );
}

function Line({ line: { order, pieces } }: { line: DeliveryLine }) {
  return (
    <tr>
      <th scope="row" dir="ltr">
        {order.number}
      </th>
      <td>{say(inBoth((locale) => order.title[locale]))}</td>
      <td>
        <bdi>{patientOf(order)}</bdi> <bdi>{order.reference}</bdi>
      </td>
      <td>{say(countText(pieces))}</td>
    </tr>
  );
}

/** The lines of one parcel, with a heading that says how many of its orders are in this delivery. */
function Group({ parcel, lines }: ReturnType<typeof groupLines<DeliveryLine>>[number]) {
  return (
    <tbody>
      {parcel && (
        <tr>
          <th scope="rowgroup" colSpan={4}>
            {say(
              fill(texts.together, {
                count: countText(lines.length),
                all: countText(parcel.orders),
              }),
            )}
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <Line key={line.order.id} line={line} />
      ))}
    </tbody>
  );
}

function Lines({ lines }: Pick<Delivery, 'lines'>) {
  return (
    <table className="note-lines">
      <thead>
        <tr>
          {[texts.order, texts.what, texts.forWhom, texts.pieces].map((head) => (
            <th scope="col" key={head[1]}>
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      {groupLines(lines).map((group) => (
        <Group key={group.lines[0]?.order.id} {...group} />
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {say(texts.total)}
          </th>
          <td>{say(countText(piecesOf(lines)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type NoteProps = { delivery: Delivery; paper: NotePaper; sheet: Ref<HTMLElement> };

/** The printed note that accompanies a delivery. It has no prices; they are on the statement. */
export function DeliveryNote({ delivery, paper, sheet }: NoteProps) {
  return (
    <article className={`ticket ticket-${paper}`} aria-hidden="true" ref={sheet}>
      <Head delivery={delivery} />
      <DeliveryFacts delivery={delivery} showsAccount />
      <section className="ticket-part note-part">
        <Lines lines={delivery.lines} />
      </section>
      <p className="note-received">{say(texts.received)}</p>
    </article>
  );
}

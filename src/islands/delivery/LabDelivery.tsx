import { useEffect, useRef } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { mayLeave } from '../../domain/delivery/delivery-state.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icon-names.ts';
import { say } from '../../ui/base/say.tsx';
import type { DeliveryNote, NotePaper } from '../../ui/delivery/DeliveryNote.tsx';
import { lazy } from '../base/lazy-code.ts';
import { sayNotLoaded } from '../base/with-lazy.ts';
import { usePrinting } from '../order/use-printing.ts';
import { LazyLeftBehind } from './LazyLeftBehind.tsx';
import { useLabDelivery } from './use-lab-delivery.ts';

const { texts } = labDelivery;
const noteView = lazy(
  async () => (await import('../../ui/delivery/DeliveryNote.tsx')).DeliveryNote,
);

type ButtonProps = {
  icon: IconName;
  name: keyof typeof texts;
  isMain?: boolean;
  isBusy?: boolean;
  act: () => void;
};

function Button({ icon, name, isMain, isBusy, act }: ButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${isMain ? 'btn-primary' : 'btn-outline-primary'}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && act()}
    >
      <Icon name={icon} />
      {say(texts[name])}
    </button>
  );
}

type StuckProps = { lines: Delivery['lines']; onTakeOut: () => void };

/** The orders that block shipping the delivery. */
function Stuck({ lines, onTakeOut }: StuckProps) {
  return (
    <div className="notice notice-danger" role="alert">
      <p>
        {say(texts.mayNotLeave)}{' '}
        <span className="number">{lines.map(({ order }) => order.number).join(', ')}</span>
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={onTakeOut}>
        {say(texts.takeOut)}
      </button>
    </div>
  );
}

/** The lab's actions for a delivery: print its note, ship it, edit it, or dissolve it. */
export function LabDelivery({ delivery }: { delivery: Delivery }) {
  const { busy, said, ship, takeOut, add, dissolve, edit, editing, closeEdit } =
    useLabDelivery(delivery);
  const note = usePrinting<typeof DeliveryNote, NotePaper>(delivery.number, noteView);
  const print = (paper: NotePaper) => void note.print(paper).catch(sayNotLoaded);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) result.current?.focus();
  }, [said]);
  const isOpen = delivery.shippedAt === null;
  const stuck = isOpen ? delivery.lines.filter(({ order }) => !mayLeave(order.state)) : [];
  return (
    <>
      <section className="surface order-part order-desk">
        <h2>{say(desk.texts.title)}</h2>
        {said && (
          <p className={`notice notice-${said.tone}`} role="status" ref={result} tabIndex={-1}>
            {say(said.text)}
          </p>
        )}
        {stuck.length > 0 && <Stuck lines={stuck} onTakeOut={() => void takeOut(stuck)} />}
        {isOpen && (
          <LazyLeftBehind
            account={delivery.account.id}
            orders={delivery.lines.map(({ order }) => order)}
            isBusy={busy !== null}
            onAdd={(ready) => void add(ready)}
          />
        )}
        <div className="order-acts">
          {isOpen && stuck.length === 0 && (
            <Button
              icon="truck"
              name={busy === 'ship' ? 'shipping' : 'ship'}
              isMain
              isBusy={busy !== null}
              act={() => void ship()}
            />
          )}
          <Button icon="printer" name="printA4" act={() => print('a4')} />
          <Button icon="printer" name="printA5" act={() => print('a5')} />
          {isOpen && <Button icon="pencil" name="edit" act={() => void edit()} />}
          {isOpen && (
            <Button
              icon="slash-circle"
              name="dissolve"
              isBusy={busy !== null}
              act={() => void dissolve()}
            />
          )}
        </div>
        {editing && (
          <editing.Dialog
            id={delivery.id}
            account={delivery.account}
            orders={delivery.lines.map(({ order }) => order)}
            label={delivery}
            onSaved={closeEdit}
            onClose={closeEdit}
          />
        )}
      </section>
      {note.printing && (
        <note.printing.View delivery={delivery} paper={note.printing.paper} sheet={note.ticket} />
      )}
    </>
  );
}

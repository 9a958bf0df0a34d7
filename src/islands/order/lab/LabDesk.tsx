import type { Order } from '../../../domain/order/order.ts';
import { heldActs, labActs } from '../../../i18n/order/lab-desk.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { type Acts, Desk } from '../desk/Desk.tsx';
import { HeldOrder } from '../desk/HeldOrder.tsx';
import { LabFields } from './LabFields.tsx';
import { Notes } from './Notes.tsx';

const { texts } = labActs;

const acts: Acts = {
  accept: { label: texts.accept, icon: 'check2', look: 'main' },
  quote: { label: texts.quote, icon: 'tag', look: 'main' },
  start: { label: texts.start, icon: 'gear', look: 'main', atOnce: true },
  inspect: { label: texts.inspect, icon: 'clipboard-check', look: 'main', atOnce: true },
  pass: { label: texts.pass, icon: 'check2', look: 'main', atOnce: true },
  ship: { label: texts.ship, icon: 'truck', look: 'main' },
  grantRemake: { label: texts.grantRemake, icon: 'arrow-repeat', look: 'main' },
  resume: { label: texts.resume, icon: 'play-fill' },
  redo: { label: texts.redo, icon: 'arrow-counterclockwise' },
  refuseRemake: { label: texts.refuseRemake, icon: 'x-circle' },
  ask: { label: texts.ask, icon: 'question-circle' },
  write: { label: texts.write, icon: 'pencil' },
  reject: { label: texts.reject, icon: 'x-circle' },
  cancel: { label: texts.cancel, icon: 'slash-circle' },
};

const actsOnHeld: Acts = {
  ...acts,
  resume: { label: heldActs.texts.resume, icon: 'play-fill', look: 'main' },
};

/** What the lab can do with an order, and its notes on it. Fetched for the lab alone. */
export function LabDesk({ order }: { order: Order }) {
  return (
    <>
      <Desk
        order={order}
        side="lab"
        acts={order.heldFor ? actsOnHeld : acts}
        SideFields={LabFields}
      >
        {() => <HeldOrder order={order} words={desk.texts.heldAtLab} />}
      </Desk>
      <Notes order={order} />
    </>
  );
}

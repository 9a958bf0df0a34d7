import type { ReactNode } from 'react';
import type { Step } from '../../../domain/lifecycle/order-status.ts';
import { transitions } from '../../../domain/lifecycle/transitions.ts';
import type { Order } from '../../../domain/order/order.ts';
import { fill } from '../../../i18n/language/message.ts';
import { doneWords } from '../../../i18n/order/event-words.ts';
import { heldActs, heldAtLab, labActs } from '../../../i18n/order/lab-desk.ts';
import { titles } from '../../../i18n/shell/shell.ts';
import { invoicesPath } from '../../../panel/invoices-path.ts';
import { revertibleStep } from '../../../stores/orders/revertible-step.ts';
import { say } from '../../../ui/base/say.tsx';
import { type Act, type Acts, Desk } from '../desk/Desk.tsx';
import { HeldOrder } from '../desk/HeldOrder.tsx';
import { labForms } from './lab-forms.ts';
import { Notes } from './Notes.tsx';
import { useNotesRead } from './use-notes-read.ts';

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
  break: { label: texts.break, icon: 'exclamation-circle' },
  redo: { label: texts.redo, icon: 'arrow-counterclockwise' },
  refuseRemake: { label: texts.refuseRemake, icon: 'x-circle' },
  ask: { label: texts.ask, icon: 'question-circle' },
  write: { label: texts.write, icon: 'pencil' },
  reject: { label: texts.reject, icon: 'x-circle' },
  cancel: { label: texts.cancel, icon: 'slash-circle' },
};

const rows = transitions.filter(({ by }) => by === 'lab');

/** The action that reverts the last step, labelled with the step's name. */
const revertAct = ({ event }: Step): Act => {
  return { label: fill(texts.revert, { step: doneWords(event) }), icon: 'arrow-counterclockwise' };
};

const actsOnHeld: Acts = {
  ...acts,
  resume: { label: heldActs.texts.resume, icon: 'play-fill', look: 'main' },
};

type DeskProps = { order: Order; children: ReactNode };

/**
 * The lab's actions on an order, its notes on it, and the content below, which waits for the notes.
 * Loaded for the lab only.
 */
export function LabDesk({ order, children }: DeskProps) {
  const hasNotes = useNotesRead(order.id, order.account.id);
  const step = revertibleStep(order);
  const usual = order.heldFor === 'creditLimit' ? actsOnHeld : acts;
  return (
    <>
      <Desk
        order={order}
        {...labForms}
        acts={step ? { ...usual, revert: revertAct(step) } : usual}
        rows={rows}
        step={step}
      >
        {() => <HeldOrder order={order} words={heldAtLab.texts.creditLimit} />}
      </Desk>
      <Notes about={order} />
      {hasNotes && (
        <>
          {children}
          <p className="order-back">
            <a href={invoicesPath({ account: order.account.id, order: order.id })}>
              {say(titles.texts.invoices)}
            </a>
          </p>
        </>
      )}
    </>
  );
}

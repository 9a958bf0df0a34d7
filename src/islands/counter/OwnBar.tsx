import { useStore } from '@nanostores/react';
import { canTake, shopSteps, shopStepsFrom } from '../../domain/lifecycle/shop-step.ts';
import { countedStep, counter } from '../../i18n/counter/counter.ts';
import { ownList } from '../../i18n/counter/own-list.ts';
import { paperwork } from '../../i18n/counter/paperwork.ts';
import { queueMove } from '../../i18n/counter/queue-move.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import {
  $chosenCount,
  $isAllMatching,
  clearAllMatching,
} from '../../stores/counter/all-matching.ts';
import { $canPrint, readChosen } from '../../stores/counter/chosen.ts';
import { $counterDialog } from '../../stores/counter/dialog.ts';
import { $isMoving, moveOwn } from '../../stores/counter/queue-move.ts';
import { $selectedOrders } from '../../stores/counter/selection.ts';
import { downloadFound } from '../../stores/orders/download-orders.ts';
import { $choice } from '../../stores/orders/list-choice.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { useMessages } from '../base/use-messages.ts';
import { DownloadResult } from '../order-list/DownloadResult.tsx';
import { SelectAllMatching } from './AllMatching.tsx';
import { Paperwork } from './Paperwork.tsx';

const { texts } = ownList;

const acts = {
  deliver: () => void moveOwn('deliver'),
  cancel: () => $counterDialog.set('cancel'),
} as const;

/** Steps that at least one chosen order can take; for all matching orders, steps that their states allow. */
function Steps() {
  const isAll = useStore($isAllMatching);
  const selected = useStore($selectedOrders);
  const { states } = useStore($choice);
  const isMoving = useStore($isMoving);
  const countOf = (step: (typeof shopSteps)[number]) =>
    selected.filter((order) => canTake(step, order)).length;
  const steps = isAll ? shopStepsFrom(states) : shopSteps.filter((step) => countOf(step) > 0);
  return steps.map((step) => (
    <button
      key={step}
      type="button"
      className={step === 'deliver' ? 'btn btn-primary' : 'btn btn-outline-primary'}
      aria-disabled={isMoving}
      onClick={() => isMoving || acts[step]()}
    >
      {say(isAll ? texts[step] : countedStep(texts[step], countOf(step)))}
    </button>
  ));
}

type PaperProps = { print: (paper: TicketPaper) => void };

/** Prints tickets, unless there are too many, and downloads files. */
function Papers({ print }: PaperProps) {
  const canPrint = useStore($canPrint);
  const buttons = [
    { icon: 'printer', label: paperwork.texts.ticketsA5, act: () => print('a5') },
    { icon: 'receipt', label: paperwork.texts.ticketsRoll, act: () => print('roll') },
    { icon: 'download', label: texts.csv, act: () => void downloadFound(readChosen, 'csv') },
    { icon: 'table', label: texts.excel, act: () => void downloadFound(readChosen, 'xlsx') },
  ] as const;
  return buttons.slice(canPrint ? 0 : 2).map(({ icon, label, act }) => (
    <button key={icon} type="button" className="btn btn-link" onClick={act}>
      <Icon name={icon} />
      {say(label)}
    </button>
  ));
}

function Chosen({ print }: PaperProps) {
  const isAll = useStore($isAllMatching);
  const count = useStore($chosenCount);
  const all = count === null ? queueMove.texts.every : withCount(queueMove.texts.all, count);
  return (
    <div className="move-steps">
      <strong role="status">
        {say(isAll ? all : withCount(counter.texts.selected, count ?? 0))}
      </strong>
      <SelectAllMatching />
      <CloseButton label={counter.texts.clear} onPress={clearAllMatching} />
      <div className="move-acts">
        <Steps />
      </div>
      <div className="move-acts">
        <Papers print={print} />
      </div>
      <small role="status">
        <DownloadResult />
      </small>
    </div>
  );
}

/** A shop's actions for the selected orders. */
export function OwnBar({ print }: PaperProps) {
  const selected = useStore($selectedOrders).length;
  const { toolbar } = useMessages(counter);
  return (
    <section className="move-bar" aria-label={toolbar}>
      <Paperwork />
      {selected > 0 && <Chosen print={print} />}
    </section>
  );
}

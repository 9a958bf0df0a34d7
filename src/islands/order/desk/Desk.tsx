import type { ComponentType, ReactNode } from 'react';
import { allowedNow } from '../../../domain/lifecycle/allowed-now.ts';
import type { EventName } from '../../../domain/lifecycle/event-name.ts';
import type { Step } from '../../../domain/lifecycle/order-status.ts';
import { statusOf } from '../../../domain/lifecycle/status-of.ts';
import type { Transition } from '../../../domain/lifecycle/transition.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import type { IconName } from '../../../ui/base/icon-names.ts';
import { say } from '../../../ui/base/say.tsx';
import type { Check, EventFormProps, Notice, Refusal, SideFieldsProps } from '../acting/acting.ts';
import { DeskNotice } from './DeskNotice.tsx';
import { useActing } from './use-acting.ts';

export type Act = {
  label: Message;
  icon: IconName;
  /** `main`: the usual next step. `inline`: has its own form instead of a button. */
  look?: 'main' | 'inline';
  /** Acts on click, without a dialog. */
  atOnce?: true;
  /** Opens another screen; resolves to its path. */
  opens?: (order: Order) => Promise<string>;
};
export type Acts = Partial<Record<EventName, Act>>;

type DeskProps = {
  order: Order;
  side: 'shop' | 'lab';
  acts: Acts;
  /** The transitions of this side. */
  rows: readonly Transition[];
  /** Fields that only this side fills in. */
  SideFields?: ComponentType<SideFieldsProps>;
  check?: Check;
  read?: EventFormProps['read'];
  refusal?: Refusal;
  /** The step that this side may revert. */
  step?: Step | undefined;
  /** Content above the buttons; it may include a form that completes the desk's task. */
  children?: (settle: (notice: Notice) => void) => ReactNode;
};

type ActButtonProps = { act: Act; isBusy: boolean; onPress: () => void };

function ActButton({ act: { look, icon, label }, isBusy, onPress }: ActButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${look === 'main' ? 'btn-primary' : 'btn-outline-primary'}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
    >
      <Icon name={icon} />
      {say(isBusy ? desk.texts.sending : label)}
    </button>
  );
}

/** What one side can do with the order now: a button for each allowed transition, in the order of `acts`. */
export function Desk({ order, side, acts, rows, step, children, ...ofSide }: DeskProps) {
  const acting = useActing(order);
  const { opened, notice, busy, heading, settle } = acting;
  const now = allowedNow(rows, { ...statusOf(order), step });
  const shown = Object.entries(acts).flatMap(([event, act]) => {
    const transition = now.find((each) => each.event === event);
    return transition && act.look !== 'inline' ? [{ transition, act }] : [];
  });
  const onPress = (transition: Transition, { atOnce, opens }: Act) => {
    if (opens) void acting.goTo(opens);
    else void (atOnce ? acting.actAtOnce(transition) : acting.open(transition));
  };
  return (
    <section className="surface order-part order-desk">
      <h2 ref={heading} tabIndex={-1}>
        {say(desk.texts.title)}
      </h2>
      {children?.(settle)}
      {notice && <DeskNotice notice={notice} reader={side} />}
      <div className="order-acts">
        {shown.map(({ transition, act }) => (
          <ActButton
            key={transition.event}
            act={act}
            isBusy={busy === transition.event}
            onPress={() => onPress(transition, act)}
          />
        ))}
      </div>
      {opened && (
        <opened.Dialog
          key={opened.transition.event}
          {...{ order, side, ...ofSide }}
          step={opened.transition.event === 'revert' ? step : undefined}
          transition={opened.transition}
          title={acts[opened.transition.event]?.label ?? desk.texts.title}
          onSettled={settle}
          onClose={acting.close}
        />
      )}
    </section>
  );
}

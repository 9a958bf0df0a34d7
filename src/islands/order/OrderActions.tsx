import { navigate } from 'astro:transitions/client';
import { orderActions } from '../../i18n/order/order-actions.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icon-names.ts';
import { say } from '../../ui/base/say.tsx';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';

const { texts } = orderActions;

type ActionProps = {
  icon: IconName;
  name: Exclude<keyof typeof texts, 'failed' | 'copied' | 'pairHeights' | 'pairNear'>;
  act: () => Promise<void>;
};

function Action({ icon, name, act }: ActionProps) {
  const onClick = () => {
    act().catch(() => toast({ kind: 'danger', text: texts.failed }));
  };
  return (
    <button type="button" className="btn btn-outline-primary" onClick={onClick}>
      <Icon name={icon} />
      {say(texts[name])}
    </button>
  );
}

type OrderActionsProps = {
  isLab: boolean;
  print: (paper: TicketPaper) => Promise<void>;
  file: { name: 'labFile' | 'list'; download: () => Promise<void> };
  /** Copies the prescription as text. */
  copy?: () => Promise<void>;
  /** Saves the same content as a new pre-order and resolves to the address where it can be checked and sent. */
  reorder: () => Promise<string>;
  /** Saves the same eyes as a new pre-order without a lens, as `reorder` does. */
  pair?: () => Promise<string>;
};

/** Buttons to print, download and reorder an order. The lab can't reorder. */
export function OrderActions({ isLab, print, file, copy, reorder, pair }: OrderActionsProps) {
  const goTo = (begin: () => Promise<string>) => async () => navigate(await begin());
  return (
    <div className="order-actions">
      <Action icon="printer" name="printA5" act={() => print('a5')} />
      <Action icon="receipt" name="printRoll" act={() => print('roll')} />
      <Action icon="download" name={file.name} act={file.download} />
      {copy && <Action icon="clipboard-check" name="copy" act={copy} />}
      {!isLab && <Action icon="arrow-repeat" name="reorder" act={goTo(reorder)} />}
      {!isLab && pair && <Action icon="eyeglasses" name="pair" act={goTo(pair)} />}
    </div>
  );
}

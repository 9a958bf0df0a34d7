import { useEffect, useRef } from 'react';
import { orderNumber } from '../../domain/order/order-number.ts';
import { orderIdOf, type Preorder } from '../../domain/order/preorder.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { basket } from '../../i18n/preorders/basket.ts';
import { orderPath } from '../../panel/routes.ts';
import { $fates } from '../../stores/device/records/sending.ts';
import { $deletion, type Deletion, undoDeletion } from '../../stores/preorders/delete-several.ts';
import { say } from '../../ui/base/say.tsx';
import { PreorderName } from '../../ui/orders/PreorderName.tsx';
import { useLive } from '../base/use-live.ts';
import { focusPreorder } from './focus-preorder.ts';

const { texts } = preorders;

async function undo(): Promise<void> {
  const [first] = await undoDeletion();
  if (first) focusPreorder(first);
}

/** Takes the focus lost with the deleted card, but never from another element. */
function UndoButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      ref={button}
      onClick={() => void undo()}
    >
      {say(texts.undo)}
    </button>
  );
}

/** Reports a pre-order that had reached the lab before it could be deleted. */
function NotDeleted(preorder: Preorder) {
  const id = orderIdOf(preorder);
  return (
    <p className="notice notice-danger" role="alert">
      {say(fill(texts.notDeleted, { number: orderNumber(id) }))}{' '}
      <a href={orderPath(id)}>{say(texts.toOrder)}</a>
    </p>
  );
}

type DeletedProps = { deleted: readonly Preorder[]; wasAsked: boolean };

function Deleted({ deleted, wasAsked }: DeletedProps) {
  const [first] = deleted;
  if (!first) return null;
  return (
    <div className="notice notice-info undo" role="status">
      {deleted.length === 1 ? (
        <span>
          {say(texts.deleted)} {wasAsked && say(texts.neverSent)} <PreorderName preorder={first} />
        </span>
      ) : (
        say(withCount(basket.texts.deletedSeveral, deleted.length))
      )}
      <UndoButton key={first.id} />
    </div>
  );
}

function Result({ deletion: { deleted, asked, open } }: { deletion: Deletion }) {
  const fates = useLive($fates, {});
  const deletedAtLab = asked.filter(({ id }) => fates[id] === 'deleted');
  return (
    <>
      {asked
        .filter(({ id }) => fates[id] === 'sent')
        .map((preorder) => (
          <NotDeleted key={preorder.id} {...preorder} />
        ))}
      {open.length > 0 && (
        <p className="notice notice-info">
          {say(withCount(basket.texts.openElsewhere, open.length))}
        </p>
      )}
      <Deleted deleted={[...deleted, ...deletedAtLab]} wasAsked={deleted.length === 0} />
    </>
  );
}

/** Result of the last deletion; nothing while the lab is being asked. */
export function DeletionNotice() {
  const deletion = useLive($deletion, null);
  return deletion && <Result deletion={deletion} />;
}

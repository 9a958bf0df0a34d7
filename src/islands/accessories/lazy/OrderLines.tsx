import type { AccessoryLine } from '../../../domain/accessories/accessories.ts';
import { accessoryKey, findProduct, findVariant } from '../../../domain/accessories/products.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { accessories } from '../../../i18n/accessories/accessories.ts';
import { accessoryName } from '../../../i18n/accessories/accessory-name.ts';
import { accessoryIssueMessage } from '../../../i18n/accessories/accessory-outcome.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { piecesMessage } from '../../../i18n/shelf/format-pieces.ts';
import {
  $draft,
  $issues,
  $price,
  noIssues,
  nothingTyped,
  setOrdered,
  setWaits,
  takeOnHand,
} from '../../../stores/accessories/accessories.ts';
import { $accessories } from '../../../stores/accessories/accessories-list.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { ShelfShortage } from '../../shelf/lazy/ShelfShortage.tsx';
import { WaitChoice } from '../../shelf/lazy/WaitChoice.tsx';

const { texts } = accessories;

type LineProps = {
  line: AccessoryLine;
  index: number;
  total: number | null | undefined;
  issue: Issue | undefined;
  /** Keys of the lines waiting for stock. */
  waits: readonly string[];
};

function OrderLine({ line, index, total, issue, waits }: LineProps) {
  const list = useLive($accessories, null);
  const product = list && findProduct(list, line.product);
  const variant = list && findVariant(list, line);
  const name: Message =
    product && variant
      ? accessoryName(product, variant)
      : [`${line.product} ${line.variant}`, `${line.product} ${line.variant}`];
  const remove = () => setOrdered({ ...line, pieces: 0 });
  return (
    <li data-issue={issue ? true : undefined}>
      <span className="accessories-line">
        <span>{say(name)}</span>
        <small>
          {say(piecesMessage(line.pieces, 'pieces'))}
          {total !== undefined && (
            <>
              {' · '}
              <Money amount={total} />
            </>
          )}
        </small>
      </span>
      <button type="button" className="accessories-remove" onClick={remove}>
        <Icon name="trash" />
        <span className="visually-hidden">{say(fill(texts.remove, { line: name }))}</span>
      </button>
      {issue && <FieldMessage id={`line-${index}-issue`} text={accessoryIssueMessage(issue)} />}
      <WaitChoice
        line={accessoryKey(line)}
        issue={issue}
        waits={waits}
        onWait={setWaits}
        onRemove={remove}
      />
    </li>
  );
}

/** The lines of the order, each with its issue and the options if stock is short. */
export function OrderLines() {
  const { lines, waits } = useLive($draft, nothingTyped);
  const price = useLive($price, null);
  const issues = useLive($issues, noIssues);
  return (
    <>
      <ul className="accessories-lines">
        {lines.map((line, index) => (
          <OrderLine
            key={accessoryKey(line)}
            line={line}
            index={index}
            waits={waits}
            total={price?.lines[index]?.total}
            issue={issues.find(({ path }) => path.startsWith(`lines.${index}.`))}
          />
        ))}
      </ul>
      <ShelfShortage
        kind="accessories"
        keys={lines.map(accessoryKey)}
        issues={issues}
        waits={waits}
        onTake={() => void takeOnHand()}
        onWait={setWaits}
      />
    </>
  );
}

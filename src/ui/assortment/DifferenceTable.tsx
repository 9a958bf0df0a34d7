import type { Difference } from '../../domain/assortment/differences.ts';
import { itemForm } from '../../i18n/assortment/item-form.ts';
import type { NameOf } from '../../i18n/assortment/items.ts';
import { differenceName, valueWords } from '../../i18n/assortment/values.ts';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type DifferenceTableProps = {
  differences: readonly Difference[];
  /** Headings of the two value columns. */
  before: Message;
  after: Message;
  nameOf: NameOf;
};

/** The fields in which two versions of an item differ, side by side. */
export function DifferenceTable({ differences, before, after, nameOf }: DifferenceTableProps) {
  return (
    <table className="assortment-differences">
      <thead>
        <tr>
          {[itemForm.texts.field, before, after].map((head) => (
            <th key={head[1]} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => {
          const name = differenceName(difference);
          return (
            <tr key={name[1]}>
              <th scope="row">{say(name)}</th>
              <td>{say(valueWords(difference.field, difference.before, nameOf))}</td>
              <td>{say(valueWords(difference.field, difference.after, nameOf))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { Difference } from '../../domain/audit/differences.ts';
import { audit } from '../../i18n/audit/audit.ts';
import { fieldName, writtenValue } from '../../i18n/audit/written-value.ts';
import { say } from '../base/say.tsx';

const { texts } = audit;

function Value({ path, value }: { path: string; value: unknown }) {
  const isNothing = value === undefined || value === null || value === '';
  const written = writtenValue(path, value);
  // Words in both languages have the direction of the page: `auto` would take it from the Persian, hidden or not.
  return (
    <td
      className={isNothing ? 'audit-nothing' : 'typed'}
      dir={written[0] === written[1] ? 'auto' : undefined}
    >
      {say(written)}
    </td>
  );
}

/** What was before and after a change, field by field. */
export function Comparison({ rows }: { rows: readonly Difference[] }) {
  if (rows.length === 0) {
    return <p>{say(texts.noValues)}</p>;
  }
  return (
    <table className="audit-comparison">
      <thead>
        <tr>
          {[texts.field, texts.before, texts.after].map((head) => (
            <th scope="col" key={head[1]}>
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{say(fieldName(path))}</th>
            <Value path={path} value={before} />
            <Value path={path} value={after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

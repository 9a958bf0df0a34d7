import type { Difference } from '../../domain/audit/differences.ts';
import { audit } from '../../i18n/audit/audit.ts';
import { fieldName, writtenValue } from '../../i18n/audit/written-value.ts';
import type { TierNameOf } from '../../i18n/tiers/tiers.ts';
import { say } from '../base/say.tsx';

const { texts } = audit;

type ValueProps = { path: string; value: unknown; tierName: TierNameOf };

function Value({ path, value, tierName }: ValueProps) {
  const isNothing = value === undefined || value === null || value === '';
  const written = writtenValue(path, value, tierName);
  // Texts in both languages keep the page's direction: `auto` would use the Persian text, even if it is hidden.
  return (
    <td
      className={isNothing ? 'audit-nothing' : 'typed'}
      dir={written[0] === written[1] ? 'auto' : undefined}
    >
      {say(written)}
    </td>
  );
}

type ComparisonProps = { rows: readonly Difference[]; tierName: TierNameOf };

/** Values before and after a change, field by field. */
export function Comparison({ rows, tierName }: ComparisonProps) {
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
            <Value path={path} value={before} tierName={tierName} />
            <Value path={path} value={after} tierName={tierName} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

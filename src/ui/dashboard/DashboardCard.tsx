import type { ReactNode } from 'react';
import { dashboard } from '../../i18n/dashboard/dashboard.ts';
import { countText } from '../../i18n/language/count-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type CardProps = {
  title: Message;
  /** Link to the whole list. */
  href: string;
  count?: number | undefined;
  className: string;
  children: ReactNode;
};

/** Dashboard card with the first few entries of a list. */
export function DashboardCard({ title, href, count, className, children }: CardProps) {
  return (
    <section className={`surface card-of ${className}`}>
      <header className="card-head">
        <h2>{say(title)}</h2>
        {count !== undefined && count > 0 && (
          <span className="card-count">{say(countText(count))}</span>
        )}
        <a className="card-all" href={href}>
          {say(dashboard.texts.all)}
          <span className="visually-hidden">: {say(title)}</span>
        </a>
      </header>
      {children}
    </section>
  );
}

/** Placeholder rows. */
export function BriefSkeleton({ rows }: { rows: readonly number[] }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {say(dashboard.texts.loading)}
      </p>
      <ul className="brief brief-waiting" aria-hidden="true">
        {rows.map((row) => (
          <li key={row} className="brief-row" />
        ))}
      </ul>
    </>
  );
}

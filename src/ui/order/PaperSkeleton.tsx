import { loading } from '../../i18n/table/loading.ts';
import { say } from '../base/say.tsx';

/** Placeholder for the page of an invoice or a delivery while it loads. */
export function PaperSkeleton() {
  return (
    <div className="order" aria-busy="true">
      <p className="visually-hidden" role="status">
        {say(loading)}
      </p>
      <section className="surface order-part order-head" />
      <section className="surface order-part order-head" />
    </div>
  );
}

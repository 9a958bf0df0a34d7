import { loading } from '../../i18n/table/loading.ts';
import { say } from '../base/say.tsx';

/** Placeholder for an order's page while the order loads. */
export function OrderSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {say(loading)}
      </p>
      <div className="order" aria-hidden="true">
        <div className="surface order-part order-head" />
        <div className="surface order-part order-prescription" />
        <div className="surface order-part order-half" />
        <div className="surface order-part order-half" />
      </div>
    </>
  );
}

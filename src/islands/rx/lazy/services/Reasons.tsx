import { Icon } from '../../../../ui/base/Icon.tsx';
import { say } from '../../../../ui/base/say.tsx';
import type { Offered } from './use-services.ts';

/** Reasons why some services are not offered, each once. */
export function Reasons({ of: offered }: { of: readonly Offered[] }) {
  const reasons = new Map(offered.flatMap(({ reason }) => (reason ? [[reason.en, reason]] : [])));
  return (
    <div role="status">
      {[...reasons.values()].map(({ fa, en }) => (
        <p className="rx-reason" key={en}>
          <Icon name="slash-circle" />
          {say([fa, en])}
        </p>
      ))}
    </div>
  );
}

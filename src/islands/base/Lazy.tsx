import { type ComponentType, type ReactNode, useState } from 'react';
import { common } from '../../i18n/shell/common.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import type { LazyCode } from './lazy-code.ts';
import { useLazy } from './use-lazy.ts';

type NotLoadedProps = {
  onRetry: () => void;
  /** Classes of what the part would be framed by. */
  frame?: string | undefined;
};

/**
 * Says that a part of the screen was not fetched, with “Try again”. Who has tried again can also reload the page: browsers
 * before 2026 remember the failure and do not ask for the part again (https://github.com/whatwg/html/issues/6768).
 */
export function NotLoaded({ onRetry, frame }: NotLoadedProps) {
  const [isTried, setTried] = useState(false);
  const retry = () => {
    setTried(true);
    onRetry();
  };
  return (
    <div className={frame} role="alert">
      {say(common.notLoaded)} <Button look="link" text={common.again} onClick={retry} />
      {isTried && <Button look="link" text={common.reload} onClick={() => location.reload()} />}
    </div>
  );
}

type LazyProps<Given> = {
  /** Named once, outside of any component. */
  of: LazyCode<ComponentType<Given>>;
  given: Given;
  /** Shown until it is here. */
  waiting?: ReactNode;
  /** Shown below the notice where it cannot be fetched. */
  instead?: ReactNode;
  /** Shown below it, once it is here or could not be fetched: earlier, it would be moved. */
  after?: ReactNode;
  /** Classes of what it would be framed by. */
  frame?: string;
};

/** A part of a screen whose code is fetched when it is shown; where that fails, it says so and can be tried again. */
export function Lazy<Given extends object>(props: LazyProps<Given>) {
  const { of, given, waiting = null, instead, after, frame } = props;
  const { part, hasFailed, retry } = useLazy(of);
  if (!part && !hasFailed) return waiting;
  if (part) {
    return (
      <>
        <part.It {...given} />
        {after}
      </>
    );
  }
  return (
    <>
      <NotLoaded onRetry={retry} frame={frame} />
      {instead}
      {after}
    </>
  );
}

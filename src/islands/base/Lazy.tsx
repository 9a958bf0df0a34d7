import { type ComponentType, type ReactNode, useState } from 'react';
import { common } from '../../i18n/shell/common.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import type { LazyCode } from './lazy-code.ts';
import { useLazy } from './use-lazy.ts';

type NotLoadedProps = {
  onRetry: () => void;
  /** Classes of the frame that the part would have. */
  frame?: string | undefined;
};

/**
 * Says that a part of the screen failed to load, with “Try again”. After one retry it also offers to reload the page:
 * browsers before 2026 remember a failed import and never retry it (https://github.com/whatwg/html/issues/6768).
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
  /** A constant defined outside any component. */
  of: LazyCode<ComponentType<Given>>;
  given: Given;
  /** Shown while the code loads. */
  waiting?: ReactNode;
  /** Shown below the notice if loading fails. */
  instead?: ReactNode;
  /** Shown below the part once loading has succeeded or failed. Any earlier and the part would shift it. */
  after?: ReactNode;
  /** Classes of the frame that the part would have. */
  frame?: string;
};

/** A part of a screen whose code loads when it is shown. If loading fails, it says so and offers a retry. */
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

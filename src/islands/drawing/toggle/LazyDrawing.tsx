import type { ComponentType } from 'react';
import { drawingToggle } from '../../../i18n/drawing/toggle/drawing-toggle.ts';
import { $drawingShown, showDrawing } from '../../../stores/rx/drawing.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import type { LazyCode } from '../../base/lazy-code.ts';
import { useLive } from '../../base/use-live.ts';

type LazyDrawingProps<Given> = { of: LazyCode<ComponentType<Given>>; given: Given };

const { texts } = drawingToggle;

/** A drawing behind a button. The device remembers whether it is open. */
export function LazyDrawing<Given extends object>({ of, given }: LazyDrawingProps<Given>) {
  const isShown = useLive($drawingShown, false);
  const loading = <p role="status">{say(texts.loading)}</p>;
  return (
    <section className="surface">
      <Button
        icon="eyeglasses"
        text={isShown ? texts.hide : texts.show}
        aria-expanded={isShown}
        onClick={() => showDrawing(!isShown)}
      />
      {isShown && <Lazy of={of} given={given} waiting={loading} />}
    </section>
  );
}

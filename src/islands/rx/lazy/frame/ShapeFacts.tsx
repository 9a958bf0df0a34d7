import { useMemo } from 'react';
import { standardTrace } from '../../../../domain/frame/standard-outline.ts';
import type { StandardShape } from '../../../../domain/frame/standard-shape.ts';
import { shapeOfTrace } from '../../../../domain/frame/trace-shape.ts';
import { fill, inBoth } from '../../../../i18n/language/message.ts';
import { formatMeasure, writeMeasure } from '../../../../i18n/rx/format-measure.ts';
import { shapeChoice } from '../../../../i18n/rx/lazy/shape-choice.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { focusField } from '../../form/focus.ts';
import { useKnown } from '../../form/use-draft.ts';

const { texts } = shapeChoice;

type ShapeFactsProps = {
  form: RxForm;
  shape: StandardShape;
  size: { a: number; b: number };
};

/** Measures of the chosen shape in the frame's size. Its ED is filled in only on request. */
export function ShapeFacts({ form, shape, size: { a, b } }: ShapeFactsProps) {
  const { ed, circumference } = useMemo(
    () => shapeOfTrace(standardTrace(shape, { a, b })),
    [shape, a, b],
  );
  const isTyped = useKnown(form, ({ rx }) => rx.frame.ed === ed);
  const length = (tenths: number) => inBoth((locale) => formatMeasure('tenth', tenths, locale));
  const measures = { ed: length(ed), round: length(circumference) };
  const take = () => {
    form.set('frame.ed', writeMeasure('tenth', ed, $locale.get()));
    focusField('frame.ed');
  };
  return (
    <>
      {say(fill(texts.measured, measures))}
      {!isTyped && <Button look="link" text={texts.useEd} onClick={take} />}
    </>
  );
}

import type { LensCatalogue } from '../../../domain/catalogue/lens.ts';
import { lensColours } from '../../../domain/catalogue/lens-choices.ts';
import { coatingName, designName, type LensStep } from '../../../domain/rx/draft/lens-steps.ts';
import { formatIndex } from '../../../i18n/language/format-optics.ts';
import { defaultLocale } from '../../../i18n/language/locale.ts';
import { rxChoices } from '../../../i18n/rx/rx-choices.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';

/** Names of each step's choices, in the current language. */
export function useOptionTexts(catalogue: LensCatalogue) {
  const locale = useLive($locale, defaultLocale);
  const colours = useMessages(rxChoices);
  const writers: Record<LensStep, (value: string) => string> = {
    design: (id) => designName(catalogue, id)?.[locale] ?? id,
    index: (index) => formatIndex(Number(index), locale),
    colour: (value) => {
      const colour = lensColours.find((each) => each === value);
      return colour ? colours[colour] : value;
    },
    coating: (id) => coatingName(catalogue, id)?.[locale] ?? id,
  };
  return (step: LensStep, value: string) => writers[step](value);
}

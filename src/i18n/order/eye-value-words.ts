import type { EyeField } from '../../domain/optics/eye-fields.ts';
import { formatEyeValue } from '../language/format-optics.ts';
import { inBoth, type Message } from '../language/message.ts';
import { remakes } from './remakes.ts';

/** A value of an eye with its unit, or the word for "none". */
export const eyeValueWords = (field: EyeField, value: number | null): Message =>
  value === null ? remakes.texts.none : inBoth((locale) => formatEyeValue(field, value, locale));

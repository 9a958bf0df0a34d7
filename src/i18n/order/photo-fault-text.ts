import { countText } from '../language/count-text.ts';
import { fill, type Message } from '../language/message.ts';
import { photoFaults, photos } from './photos.ts';

/** What is wrong with photos, in words; `of` is the number of a chosen photo (from 1) or a file name. */
export function photoFaultText(fault: string, of: number | string = ''): Message {
  const text = photoFaults.texts[fault as keyof typeof photoFaults.texts];
  const chosen = () => fill(photos.texts.chosenPhoto, { number: countText(Number(of)) });
  return fill(text ?? photoFaults.texts.unreadable, {
    file: typeof of === 'number' ? chosen() : of,
  });
}

import { searchWords } from '../typed/search-words.ts';
import { type FrameDetails, frameTexts } from './details.ts';

/** How a frame was described in an earlier order; texts, empty where nothing was said. */
export type NamedFrame = Pick<FrameDetails, FrameText>;
type FrameText = (typeof frameTexts)[number];

/** Spellings of one text are alike: `ري‌بن` and `ریبن`. */
const folded = (text: string) => searchWords(text).join(' ');

/** Each frame once, in the order given and as it was first spelled; those of which nothing is said are left out. */
export function distinctFrames(frames: readonly NamedFrame[]): NamedFrame[] {
  const distinct = new Map<string, NamedFrame>();
  for (const { brand, model, colour, size } of frames) {
    const frame = { brand, model, colour, size };
    const key = frameTexts.map((name) => folded(frame[name])).join('\n');
    if (key.trim() !== '' && !distinct.has(key)) distinct.set(key, frame);
  }
  return [...distinct.values()];
}

/**
 * Texts to suggest for a field: of the frames that agree with what is typed in the fields before it, or of all where none
 * does. In the order of the frames, each once.
 */
export function suggestedTexts(
  name: FrameText,
  typed: NamedFrame,
  frames: readonly NamedFrame[],
): string[] {
  const before = frameTexts
    .slice(0, frameTexts.indexOf(name))
    .filter((field) => folded(typed[field]) !== '');
  const named = frames.filter((frame) => folded(frame[name]) !== '');
  const agreeing = named.filter((frame) =>
    before.every((field) => folded(frame[field]) === folded(typed[field])),
  );
  const texts = new Map<string, string>();
  for (const frame of agreeing.length > 0 ? agreeing : named) {
    const key = folded(frame[name]);
    if (!texts.has(key)) texts.set(key, frame[name].trim());
  }
  return [...texts.values()];
}

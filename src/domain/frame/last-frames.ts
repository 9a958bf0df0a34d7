import { foundBy, searchWords } from '../typed/search-words.ts';
import type { FrameDetails } from './details.ts';
import { frameTexts } from './frame-texts.ts';
import type { KnownFrame } from './known-frame.ts';
import { unknownFrame } from './unknown-frame.ts';

/** The texts that name a frame; unknown ones are empty. */
export type NamedFrame = Pick<FrameDetails, FrameText>;
type FrameText = (typeof frameTexts)[number];

/** Normalises spelling: `ري‌بن` and `ریبن` are equal. */
const folded = (text: string) => searchWords(text).join(' ');

const keyOf = (frame: NamedFrame, texts: readonly FrameText[]) =>
  texts.map((name) => folded(frame[name])).join('\n');

/** The texts that identify a model; it may come in several colours. */
const modelTexts = ['brand', 'model', 'size'] as const;

/** Equal for all spellings of one brand, model and size. */
export const frameKey = (frame: Omit<NamedFrame, 'colour'>): string =>
  keyOf({ ...frame, colour: '' }, modelTexts);

/** Whether both frames have the same brand, model and size, in any spelling. */
export const isSameFrame = (one: NamedFrame, other: NamedFrame): boolean =>
  keyOf(one, modelTexts) === keyOf(other, modelTexts);

const facts = ['type', 'shape', 'a', 'b', 'dbl', 'ed', 'material'] as const;
const countFacts = (frame: KnownFrame) => facts.filter((name) => frame[name] !== null).length;

/**
 * The frame in its first spelling, with the measures of the most complete description. Measures of different
 * descriptions are never mixed.
 */
function mergeFrames(first: KnownFrame, other: KnownFrame): KnownFrame {
  const { type, shape, a, b, dbl, ed, material } =
    countFacts(other) > countFacts(first) ? other : first;
  const alias = first.alias || other.alias;
  const picture = first.picture ?? other.picture;
  return { ...first, type, shape, a, b, dbl, ed, material, alias, picture };
}

/** Removes duplicates by these texts, keeping the order. Frames without any of the texts are left out. */
function merged(frames: readonly KnownFrame[], texts: readonly FrameText[]): KnownFrame[] {
  const distinct = new Map<string, KnownFrame>();
  for (const frame of frames) {
    const key = keyOf(frame, texts);
    const first = distinct.get(key);
    if (key.trim() !== '') distinct.set(key, first ? mergeFrames(first, frame) : frame);
  }
  return [...distinct.values()];
}

/** Removes duplicates, keeping the order and the first spelling. Frames without a name are left out. */
export const distinctFrames = (frames: readonly KnownFrame[]): KnownFrame[] =>
  merged(frames, frameTexts);

/** The words by which a frame is found. */
export const frameWords = ({
  brand,
  alias,
  model,
  size,
}: Omit<NamedFrame, 'colour'> & { alias: string }) => foundBy([brand, alias, model, size]);

/**
 * Frames to suggest for a typed brand and model, at most `most`, in the given order: every typed word must begin one of
 * the frame's, in any spelling. Leaves out colours, which do not affect the measures.
 */
export function suggestedFrames(
  { brand, model }: Pick<NamedFrame, 'brand' | 'model'>,
  frames: readonly KnownFrame[],
  most: number,
): KnownFrame[] {
  const words = searchWords(`${brand} ${model}`);
  const found = frames.filter((frame) => {
    if (frame.brand.trim() + frame.model.trim() === '') return false;
    const names = frameWords(frame);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
  return merged(found, modelTexts)
    .slice(0, most)
    .map((frame) => ({ ...frame, colour: '' }));
}

/** The known frame that matches the typed one; null if there is none. */
export function recognised(typed: NamedFrame, frames: readonly KnownFrame[]): KnownFrame | null {
  if (keyOf(typed, modelTexts).trim() === '') return null;
  return frames
    .filter((frame) => isSameFrame(frame, typed))
    .reduce<KnownFrame | null>((known, frame) => (known ? mergeFrames(known, frame) : frame), null);
}

/** A frame as described by an order. Fields that did not exist in older orders are missing. */
export function frameOfOrder(
  details: Partial<Pick<KnownFrame, FrameText | 'material'>>,
  measures: Partial<Pick<KnownFrame, 'type' | 'shape' | 'a' | 'b' | 'dbl' | 'ed'>> | null,
): KnownFrame {
  const { brand = '', model = '', colour = '', size = '', material = null } = details;
  const { type = null, shape = null, a = null, b = null, dbl = null, ed = null } = measures ?? {};
  return { ...unknownFrame, brand, model, colour, size, material, type, shape, a, b, dbl, ed };
}

/**
 * Texts to suggest for a field: those of the frames that match the fields before it or, if none match, of all frames.
 * Without duplicates, in the order of the frames.
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

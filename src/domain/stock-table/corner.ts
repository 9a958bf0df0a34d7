import { plainCharacters } from '../typed/characters.ts';
import { meaningOf } from './words.ts';

/** Which part of a power runs down a grid; the other one runs across. */
export type Down = 'sphere' | 'cylinder';

export const otherOf = (axis: Down): Down => (axis === 'sphere' ? 'cylinder' : 'sphere');

const isAxis = (meaning: ReturnType<typeof meaningOf>): meaning is Down =>
  meaning === 'sphere' || meaning === 'cylinder';

/** The parts of a power that a text names, in order: `SPH/CYL`, `Cyl.`, `اسفر و سیلندر`. */
export function axesNamed(text: string): Down[] {
  const words = plainCharacters(text)
    .replace(/(sph|cyl)(?=sph|cyl)/i, '$1 ')
    .split(/[^\p{L}]+/u);
  return words.map(meaningOf).filter(isAxis);
}

/** Whether a text names both parts of a power, or one in full and nothing else. */
export function isAxisLabel(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const named = axesNamed(text);
  if (new Set(named).size === 2) return true;
  return named.length === words.length && words.some((word) => word.length > 1);
}

/** `SPH ↓ CYL →`: the arrow follows the word it belongs to. */
const downwards = /(\p{L}+)[^\p{L}→←]*↓/u;
const sideways = /(\p{L}+)[^\p{L}↓]*[→←]/u;

/**
 * Which part runs down, according to the corner: the first of two, as in `SPH/CYL`. A single one may also run across.
 */
export function downFromCorner(corner: string): Down | null {
  const below = meaningOf(downwards.exec(corner)?.[1] ?? '');
  if (isAxis(below)) return below;
  const beside = meaningOf(sideways.exec(corner)?.[1] ?? '');
  if (isAxis(beside)) return otherOf(beside);
  const [first, second] = axesNamed(corner);
  return first && second && first !== second ? first : null;
}

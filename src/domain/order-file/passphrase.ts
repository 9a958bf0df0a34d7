/** Minimum length of a passphrase. */
export const shortestPassphrase = 12;

/** Minimum number of different characters: `aaaaaaaaaaaa` is trivial to guess. */
const fewestDifferent = 5;

export type PassphraseFault = 'short' | 'simple';

/** Normalises characters that look the same, because keyboards write some Persian letters in several ways. */
export const plainPassphrase = (typed: string): string =>
  typed.normalize('NFKC').trim().replaceAll('ي', 'ی').replaceAll('ك', 'ک');

/** Why a passphrase is too weak for a file with patients' names; null if it is not. */
export function passphraseFault(typed: string): PassphraseFault | null {
  const characters = [...plainPassphrase(typed)];
  if (characters.length < shortestPassphrase) return 'short';
  return new Set(characters).size < fewestDifferent ? 'simple' : null;
}

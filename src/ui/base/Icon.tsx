import type { IconName } from './icon-names.ts';

/** A picture from the sprite; decorative, so it always stands beside a text or inside a labelled control. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.PICTURES}#icon-${name}`} />
    </svg>
  );
}

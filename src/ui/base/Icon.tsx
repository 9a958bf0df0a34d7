import type { IconName } from './icon-names.ts';

/** Decorative icon from the sprite: always next to a text or inside a labelled control. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.PICTURES}#icon-${name}`} />
    </svg>
  );
}

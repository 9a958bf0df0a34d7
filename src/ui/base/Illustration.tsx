import type { IllustrationName } from './illustration-names.ts';

type IllustrationProps = { name: IllustrationName; width: number; height: number };

/** Decorative line drawing from the sprite, in the theme's accent. */
export function Illustration({ name, width, height }: IllustrationProps) {
  return (
    <svg
      className="illustration"
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${import.meta.env.PICTURES}#picture-${name}`} />
    </svg>
  );
}

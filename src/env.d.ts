/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Address of the sprite; changes with what it shows, so that it may be cached forever. */
  readonly PICTURES: string;
  /** Origin of the order API where it is not the panel's own. */
  readonly PUBLIC_API_URL?: string;
  /** `true` makes the guard act on `requiresAuth`. */
  readonly PUBLIC_REQUIRE_LOGIN?: string;
}

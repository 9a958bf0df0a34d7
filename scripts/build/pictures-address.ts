import { createHash } from 'node:crypto';
import { pictureSprite } from '../../src/layouts/picture-sprite.ts';

/** Address of the sprite: named by its content, so that browsers can cache it forever. */
export async function picturesAddress(): Promise<string> {
  const version = createHash('sha256')
    .update(await pictureSprite())
    .digest('hex')
    .slice(0, 8);
  return `/pictures/${version}.svg`;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A serialized list, its revision, and the ETag of its answer. */
export interface TaggedAnswer {
  body: string;
  revision: string;
  tag: string;
  /** The body compressed at the highest level, if it is sent often enough. */
  brotli?: Buffer<ArrayBuffer>;
}

/** Adds a revision to a list: the digest of its content. */
export function tagAnswer(list: object): TaggedAnswer {
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url');
  const revision = digest.slice(0, 12);
  return { body: JSON.stringify({ revision, ...list }), revision, tag: `"${revision}"` };
}

/** How long visitors may get a cached answer, in milliseconds. It changes only when the assortment does. */
const maxAgeMs = 30_000;

/** Caches the answer for visitors, so that they cannot keep the database busy. */
export class VisitorAnswer {
  readonly #read: () => Promise<TaggedAnswer>;
  #last: { answer: Promise<TaggedAnswer>; at: number } | undefined;

  constructor(read: () => Promise<TaggedAnswer>) {
    this.#read = read;
  }

  /** The answer, read again when it is too old. Concurrent requests share one read. */
  answer(now = Date.now()): Promise<TaggedAnswer> {
    if (this.#last && now - this.#last.at < maxAgeMs) return this.#last.answer;
    const answer = this.#compressed();
    const last = { answer, at: now };
    this.#last = last;
    answer.catch(() => {
      if (this.#last === last) this.#last = undefined;
    });
    return answer;
  }

  async #compressed(): Promise<TaggedAnswer> {
    const read = await this.#read();
    return { ...read, brotli: await compress(read.body) };
  }
}

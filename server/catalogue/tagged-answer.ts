import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A serialized answer and its ETag. */
export interface TaggedAnswer {
  body: string;
  tag: string;
  /** The body compressed as far as it goes, where it is sent often enough. */
  brotli?: Buffer<ArrayBuffer>;
}

/** Names an answer by the digest of its content. */
export function tagAnswer(value: unknown): TaggedAnswer {
  const body = JSON.stringify(value);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, tag: `"${digest}"` };
}

/** How long visitors may get a cached answer, in milliseconds. It changes only with the assortment. */
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

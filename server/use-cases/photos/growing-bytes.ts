const firstCapacity = 64 * 1024;

/** Collects bytes in one buffer. A list of pieces would need many times the memory if each has only a byte or two. */
export class GrowingBytes {
  #buffer = new Uint8Array(0);
  #length = 0;

  /** Number of bytes collected. */
  get length(): number {
    return this.#length;
  }

  /** Number of bytes of memory allocated. */
  get capacity(): number {
    return this.#buffer.length;
  }

  add(piece: Uint8Array): void {
    const needed = this.#length + piece.length;
    if (needed > this.capacity) {
      const larger = new Uint8Array(Math.max(needed, 2 * this.capacity, firstCapacity));
      larger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = larger;
    }
    this.#buffer.set(piece, this.#length);
    this.#length = needed;
  }

  /** The collected bytes, as a view of the same memory. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Releases the memory. */
  clear(): void {
    this.#buffer = new Uint8Array(0);
    this.#length = 0;
  }
}

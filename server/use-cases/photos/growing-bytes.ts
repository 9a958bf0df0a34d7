const firstCapacity = 64 * 1024;

/** Collects bytes in one buffer. A list of the pieces would take many times their size when each has a byte or two. */
export class GrowingBytes {
  #buffer = new Uint8Array(0);
  #length = 0;

  /** Bytes collected. */
  get length(): number {
    return this.#length;
  }

  /** Bytes of memory taken. */
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

  /** What has been collected; it shares the memory. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Gives the memory back. */
  clear(): void {
    this.#buffer = new Uint8Array(0);
    this.#length = 0;
  }
}

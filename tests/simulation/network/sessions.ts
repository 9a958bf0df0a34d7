import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';

/** The signed-in person by session token. */
export class Sessions {
  readonly #open = new Map<string, SignedIn>();
  #made = 0;

  /** Begins a session and returns its token. */
  open(person: SignedIn): string {
    this.#made += 1;
    const token = `session-${this.#made}`;
    this.#open.set(token, person);
    return token;
  }

  who(token: string): SignedIn | null {
    return this.#open.get(token) ?? null;
  }

  end(token: string): void {
    this.#open.delete(token);
  }
}

import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';

/** Who is signed in by which token. */
export class Sessions {
  readonly #open = new Map<string, SignedIn>();
  #made = 0;

  /** Begins a session; returns its token. */
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

/** A text in both languages; `{name}` is a placeholder. */
export type Message = readonly [fa: string, en: string];

export type Messages = Readonly<Record<string, Message>>;

/** The texts of one feature; `@nanostores/i18n` caches them by `name`. */
export type MessageGroup<M extends Messages> = { readonly name: string; readonly texts: M };

export function messages<const M extends Messages>(name: string, texts: M): MessageGroup<M> {
  return { name, texts };
}

/** Names of the placeholders: `'{label} is not valid'` has `label`. */
export type Places<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

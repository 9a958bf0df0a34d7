/** One text of the panel in both languages; `{name}` marks a place to be filled. */
export type Message = readonly [fa: string, en: string];

/** The texts of one feature, both languages side by side. */
export type Messages = Readonly<Record<string, Message>>;

/** A named group of texts. */
export type MessageGroup<M extends Messages> = { readonly name: string; readonly texts: M };

export function messages<const M extends Messages>(name: string, texts: M): MessageGroup<M> {
  return { name, texts };
}

/** Names of the places in a text: `'{label} is not valid'` has `label`. */
export type Places<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

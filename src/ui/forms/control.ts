import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Props that bind a control to a form or, with `value` and `onChange`, to other state. */
export type Control<Element extends HTMLElement> = {
  name?: string;
  value?: string;
  readOnly?: boolean;
  ref?: (element: Element | null) => void;
  onChange?: (event: ChangeEvent<Element>) => unknown;
  onBlur?: (event: FocusEvent<Element>) => unknown;
  onKeyDown?: (event: KeyboardEvent<Element>) => unknown;
};

/** Binds a text field to state outside a form, such as a store. */
export const controlledText = (
  value: string,
  onType: (text: string) => void,
): Control<TextElement> => ({
  value,
  onChange: ({ currentTarget }) => onType(currentTarget.value),
});

import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What binds a control: what a form registers, or a value with what takes its changes. */
export type Control<Element extends HTMLElement> = {
  name?: string;
  value?: string;
  readOnly?: boolean;
  ref?: (element: Element | null) => void;
  onChange?: (event: ChangeEvent<Element>) => unknown;
  onBlur?: (event: FocusEvent<Element>) => unknown;
  onKeyDown?: (event: KeyboardEvent<Element>) => unknown;
};

/** Binds a text to what keeps it apart from a form, such as a store. */
export const keptText = (value: string, onType: (text: string) => void): Control<TextElement> => ({
  value,
  onChange: ({ currentTarget }) => onType(currentTarget.value),
});

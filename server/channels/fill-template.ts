import type { OutgoingRequest } from '../process/outgoing/send-request.ts';
import { placeholder, type SmsTemplate, type VariableName } from './sms-template.ts';

export type Variables = Readonly<Record<VariableName, string>>;

type Fill = (text: string) => string;

/** Fills every text in a nested value. Keys stay as the operator wrote them. */
function filled(value: unknown, fill: Fill): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((each) => filled(each, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, fill)]));
}

function parameters(values: Readonly<Record<string, unknown>>, fill: Fill): URLSearchParams {
  const texts = Object.entries(values).map(([name, value]) => [name, fill(String(value))]);
  return new URLSearchParams(texts);
}

function bodyOf({ json, form }: SmsTemplate, fill: Fill) {
  if (json !== undefined) {
    return { type: 'application/json', body: JSON.stringify(filled(json, fill)) };
  }
  if (!form) return undefined;
  return { type: 'application/x-www-form-urlencoded', body: parameters(form, fill).toString() };
}

/**
 * Builds the request of a template. Values are inserted before encoding and are encoded for their place, so that no
 * text of a message can add a field, a parameter, a header or a part of the path.
 */
export function fillTemplate(
  template: SmsTemplate,
  variables: Variables,
): Pick<OutgoingRequest, 'method' | 'address' | 'headers' | 'body'> {
  const { address, method, headers, query, longest } = template;
  const value = (name: string) => {
    const full = variables[name as VariableName];
    return full.slice(0, longest[name as VariableName]).toWellFormed();
  };
  const fill: Fill = (text) => text.replace(placeholder, (_, name: string) => value(name));
  const url = new URL(
    address.replace(placeholder, (_, name: string) => encodeURIComponent(value(name))),
  );
  for (const [name, each] of parameters(query, fill)) url.searchParams.set(name, each);
  const oneLine = Object.entries(headers).map(([name, text]) => [
    name,
    // Headers may contain only ASCII on one line.
    fill(text).replace(/[^\x20-\x7e]/g, ''),
  ]);
  const body = bodyOf(template, fill);
  return {
    method,
    address: url.href,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': body.type }),
      ...Object.fromEntries(oneLine),
    },
    ...(body && { body: body.body }),
  };
}

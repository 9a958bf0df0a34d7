import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { StartupError } from '../process/config/startup-error.ts';

/** Variables that a template can insert into any text of a request, as `{{name}}`. */
export const variableNames = [
  /** The same number as `+98…`, `98…` and `09…`. */
  'mobile',
  'mobile98',
  'mobile09',
  /** Title, body and link of the message, and all three together. */
  'title',
  'body',
  'link',
  'text',
  /** The shop's name, in messages to its customers. */
  'shop',
  /** The message's UUID, and a whole number below 2⁵³ derived from it. */
  'id',
  'idNumber',
  /** `SMS_SECRET`. */
  'secret',
] as const;
export type VariableName = (typeof variableNames)[number];

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const status = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The format of requests to a provider of text messages, and of its answers. */
const smsTemplate = z.strictObject({
  address: z.url({ protocol: /^https?$/ }),
  method: z._default(z.enum(['GET', 'POST']), 'POST'),
  headers: z._default(z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string()), {}),
  /** Query parameters of the address. */
  query: z._default(z.record(z.string(), scalar), {}),
  /** A JSON body or a form body; a request without both has none. */
  json: z.optional(z.unknown()),
  form: z.optional(z.record(z.string(), scalar)),
  /** Longest values, in characters, that the provider accepts for variables. */
  longest: z._default(z.partialRecord(z.enum(variableNames), z.int().check(z.positive())), {}),
  answer: z.strictObject({
    /** Where its answers state the result: names and positions, such as `return.status` or `0.code`. */
    path: z.string(),
    /** Values that mean that it accepted the message. */
    sent: status,
    /** Values that mean that it may accept the message later, for example after lack of credit. */
    retry: z._default(status, []),
    /** Values that mean that the number does not exist or refuses messages. */
    gone: z._default(status, []),
    /** Where its own id of the message is. */
    reference: z.optional(z.string()),
  }),
});
export type SmsTemplate = z.infer<typeof smsTemplate>;

/** Every `{{name}}` in a text. */
export const placeholder = /\{\{(\w+)\}\}/g;

/** The first unknown variable, if there is one: a misspelt name would be sent as it is. */
function unknownVariable(text: string): string | undefined {
  const known: readonly string[] = variableNames;
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name));
}

/** Parses a template. Throws `StartupError`. */
export function readSmsTemplate(text: string, name: string, setting = 'SMS_TEMPLATE'): SmsTemplate {
  const refuse = (why: string) => new StartupError(`${setting}, ${name}: ${why}.`);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw refuse('it is not JSON');
  }
  const { data, error } = smsTemplate.safeParse(written);
  if (!data) {
    const [issue] = error.issues;
    throw refuse(`"${issue?.path.join('.')}" is not valid: see the documentation`);
  }
  const unknown = unknownVariable(text);
  if (unknown) throw refuse(`there is no variable {{${unknown}}}`);
  if (data.json !== undefined && data.form) throw refuse('it has both "json" and "form"');
  // Otherwise the text of a message could decide who gets the request.
  if (/^https?:\/\/[^/?#]*\{\{/i.test(data.address)) throw refuse('the address needs a fixed host');
  return data;
}

/** Whether every request of a template contains the link that stops messages, untruncated. */
const carriesLink = ({ query, json, form, longest }: SmsTemplate): boolean =>
  (['link', 'text'] as const).some(
    (name) =>
      longest[name] === undefined && JSON.stringify([query, json ?? form]).includes(`{{${name}}}`),
  );

/**
 * Reads the operator's template for messages to shops' customers. Throws `StartupError` also if the link is missing.
 */
export async function loadWearerTemplate(file: string): Promise<SmsTemplate> {
  const template = await loadSmsTemplate(file, 'SMS_CUSTOMER_TEMPLATE');
  if (carriesLink(template)) return template;
  throw new StartupError(
    `SMS_CUSTOMER_TEMPLATE, ${file}: it needs the whole {{link}}, with which the recipient can stop such messages.`,
  );
}

/** Reads the operator's template. Throws `StartupError` if it cannot be read or is not valid. */
export async function loadSmsTemplate(
  file: string,
  setting = 'SMS_TEMPLATE',
): Promise<SmsTemplate> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`${setting}, ${file}: it cannot be read.`);
  });
  return readSmsTemplate(text, file, setting);
}

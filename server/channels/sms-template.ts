import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { StartupError } from '../process/config/startup-error.ts';

/** What a template can put into a request, as `{{name}}` inside of any text. */
export const variableNames = [
  /** `+98…`, `98…` and `09…` of the same number. */
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
  /** The message's UUID, and a whole number below 2⁵³ made of it. */
  'id',
  'idNumber',
  /** `SMS_SECRET`. */
  'secret',
] as const;
export type VariableName = (typeof variableNames)[number];

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const status = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** How requests to a provider of text messages look, and its answers. */
const smsTemplate = z.strictObject({
  address: z.url({ protocol: /^https?$/ }),
  method: z._default(z.enum(['GET', 'POST']), 'POST'),
  headers: z._default(z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string()), {}),
  /** Parameters of the address. */
  query: z._default(z.record(z.string(), scalar), {}),
  /** A body of JSON, or one of a form; none for neither. */
  json: z.optional(z.unknown()),
  form: z.optional(z.record(z.string(), scalar)),
  /** Characters that the provider takes of a variable. */
  longest: z._default(z.partialRecord(z.enum(variableNames), z.int().check(z.positive())), {}),
  answer: z.strictObject({
    /** Where its answers say what happened: names and positions, as `return.status` or `0.code`. */
    path: z.string(),
    /** The values with which it took the message. */
    sent: status,
    /** Those after which it may take it later, such as for lack of credit. */
    retry: z._default(status, []),
    /** Those of a number that does not exist or refuses messages. */
    gone: z._default(status, []),
    /** Where its own id of the message stands. */
    reference: z.optional(z.string()),
  }),
});
export type SmsTemplate = z.infer<typeof smsTemplate>;

/** Every `{{name}}` of a text. */
export const placeholder = /\{\{(\w+)\}\}/g;

/** A variable that does not exist, if there is one: a misspelt name would be sent as it is. */
function unknownVariable(text: string): string | undefined {
  const known: readonly string[] = variableNames;
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name));
}

/** Reads what a template says. Throws `StartupError`. */
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
    throw refuse(`"${issue?.path.join('.')}" is not as the documentation says`);
  }
  const unknown = unknownVariable(text);
  if (unknown) throw refuse(`there is no variable {{${unknown}}}`);
  if (data.json !== undefined && data.form) throw refuse('it has both "json" and "form"');
  // Otherwise what is written in a message could choose who gets the request.
  if (/^https?:\/\/[^/?#]*\{\{/i.test(data.address))
    throw refuse('the address has to name its host');
  return data;
}

/** Whether the link, by which messages end, stands in every request of a template, and whole. */
const carriesLink = ({ query, json, form, longest }: SmsTemplate): boolean =>
  (['link', 'text'] as const).some(
    (name) =>
      longest[name] === undefined && JSON.stringify([query, json ?? form]).includes(`{{${name}}}`),
  );

/** Reads the operator's file of messages to shops' customers. Throws `StartupError` as well if it leaves the link out. */
export async function loadWearerTemplate(file: string): Promise<SmsTemplate> {
  const template = await loadSmsTemplate(file, 'SMS_CUSTOMER_TEMPLATE');
  if (carriesLink(template)) return template;
  throw new StartupError(
    `SMS_CUSTOMER_TEMPLATE, ${file}: it needs the whole {{link}}, by which who gets the message ends them.`,
  );
}

/** Reads the operator's file. Throws `StartupError` if it cannot be read or is not valid. */
export async function loadSmsTemplate(
  file: string,
  setting = 'SMS_TEMPLATE',
): Promise<SmsTemplate> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`${setting}, ${file}: it cannot be read.`);
  });
  return readSmsTemplate(text, file, setting);
}

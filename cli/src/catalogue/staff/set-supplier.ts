import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readChoiceOption, readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

const LANGUAGE_CODES = LANGUAGE_LIST.map(({ code }) => code);

/** Sets a supplier's contact data; omitted options stay unchanged. D-94 */
export async function setSupplier(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [supplierId = ''] = args;
  const language = readChoiceOption(options, 'language', LANGUAGE_CODES);
  if (!language.ok) return language;
  const change = omitUndefined({
    email: readTextOption(options, 'email')?.trim(),
    lang: language.value,
    timeZone: readTextOption(options, 'timeZone')?.trim(),
  });
  if (Object.keys(change).length === 0)
    return fail(COMMAND_EXIT_CODES.usage, {
      key: 'terminal.usage.needed',
      values: { option: '--email, --language, --time-zone' },
    });
  return submitAsStaff(invocation, {
    data: { supplierId, ...change },
    send: (gateway, data, sending) => gateway.supplierAdmin.set(data, sending),
    answer: (supplier) => ({
      data: { supplierId, ...supplier },
      view: {
        kind: 'facts',
        facts: [
          [texts.text('terminal.column.email'), supplier.email],
          [texts.text('terminal.column.language'), supplier.lang],
          [texts.text('terminal.column.timeZone'), supplier.timeZone],
        ],
      },
    }),
  });
}

function omitUndefined(change: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const given = Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}

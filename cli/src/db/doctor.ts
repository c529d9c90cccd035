import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { checkBrowser, checkDatabase, checkLogins, checkMail, checkServer, type Finding } from './doctor-checks.ts';
import { readLocalSettings } from './installation.ts';
import { listSettingRows, type SettingRow } from './setting-rows.ts';

/** Shows the settings of a server that is started here with the origin of each, and checks which of them work. */
export async function runDoctor(invocation: Invocation): Promise<Outcome> {
  const { terminal, texts } = invocation;
  const { settings, problems, warnings } = readLocalSettings(terminal);
  const rows = listSettingRows(settings, terminal, texts);
  const server = await checkServer(settings, texts);
  const checks: readonly Finding[] = [
    { name: 'node', ok: true, text: process.version },
    server,
    ...(await checkDatabase(settings, texts)),
    await checkMail(settings, texts),
    checkBrowser(terminal.environment, texts),
    ...checkLogins(terminal, texts),
  ];
  const isWell = problems.length === 0 && checks.every((check) => check.ok);
  return ok({
    data: { settings: rows, checks, problems, warnings },
    view: {
      kind: 'table',
      columns: [
        { title: texts.text('terminal.doctor.setting') },
        { title: texts.text('terminal.doctor.value') },
        { title: texts.text('terminal.doctor.source') },
      ],
      rows: [
        ...rows.map((row) => settingCells(row, invocation)),
        ...checks.map((check) => checkCells(check, invocation)),
      ],
    },
    remarks: [
      ...[...problems, ...warnings].map((text) => ({ text })),
      ...(isWell ? [] : [{ key: 'terminal.doctor.problems' } as const]),
    ],
    exit: isWell ? COMMAND_EXIT_CODES.done : COMMAND_EXIT_CODES.refused,
  });
}

function settingCells({ name, value, source }: SettingRow, { texts }: Invocation): readonly string[] {
  return [name, value ?? texts.text('terminal.doctor.notSet'), texts.text(`terminal.doctor.${source}`)];
}

function checkCells({ name, text }: Finding, { texts }: Invocation): readonly string[] {
  return [texts.text(`terminal.doctor.${name}`), text, texts.text('terminal.doctor.check')];
}

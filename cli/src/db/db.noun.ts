import type { Noun } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without the gateway's code.
const schemaVerbs = () => import('./schema-verbs.ts');
const loadBackupVerbs = () => import('./backup-verbs.ts');

export const databaseNoun: Noun = {
  name: 'db',
  about: 'terminal.db.about',
  verbs: [
    {
      usage: 'migrate',
      access: 'host',
      about: 'terminal.db.migrate',
      example: 'db migrate --dry-run',
      options: [{ flags: '--dry-run', about: 'terminal.option.dryRun' }],
      run: async (invocation) => (await schemaVerbs()).migrateVerb(invocation),
    },
    {
      usage: 'status',
      access: 'host',
      about: 'terminal.db.status',
      example: 'db status --json',
      run: async (invocation) => (await schemaVerbs()).showStatus(invocation),
    },
    {
      usage: 'seed',
      access: 'host',
      about: 'terminal.db.seed',
      example: 'db seed',
      options: [
        { flags: '--file <path>', about: 'terminal.db.file' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: async (invocation) => (await schemaVerbs()).loadDemoWorld(invocation),
    },
    {
      usage: 'phones',
      access: 'host',
      about: 'terminal.db.phones',
      example: 'db phones --json',
      run: async (invocation) => (await import('./list-phones.ts')).listPhones(invocation),
    },
    {
      usage: 'backup <file>',
      access: 'host',
      about: 'terminal.db.backup',
      example: 'db backup fairhall-monday.tar',
      options: [{ flags: '--dry-run', about: 'terminal.option.dryRun' }],
      run: async (invocation) => (await loadBackupVerbs()).createBackup(invocation),
    },
    {
      usage: 'restore <file>',
      access: 'host',
      about: 'terminal.db.restore',
      example: 'db restore fairhall-monday.tar --yes',
      options: [{ flags: '--dry-run', about: 'terminal.option.dryRun' }],
      run: async (invocation) => (await import('./restore.ts')).restore(invocation),
    },
    {
      usage: 'operator-token',
      access: 'host',
      about: 'terminal.db.operatorToken',
      example: 'db operator-token',
      options: [{ flags: '--dry-run', about: 'terminal.option.dryRun' }],
      run: async (invocation) => (await import('./operator-token.ts')).issueOperatorToken(invocation),
    },
  ],
};

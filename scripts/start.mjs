// Entry point of every npm command. It needs only Node: it installs missing packages and runs
// commands/main.ts on a suitable Node. Its syntax and imports must work on old versions.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const pnpm = 'pnpm@12.21.0'
const stamp = join(root, 'node_modules', '.installed')

function atLeast(version, wanted) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function lockHash() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

async function install() {
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const log = join(root, 'var', 'log', 'install.log')
  // The mode of `mkdirSync` would apply to `var` too, which PostgreSQL's own account must enter.
  mkdirSync(dirname(log), { recursive: true })
  chmodSync(dirname(log), 0o700)
  const started = Date.now()
  console.log('· Installing packages (log: var/log/install.log)')
  const out = createWriteStream(log, { mode: 0o600 })
  const child = spawn('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    // pnpm asks before it replaces a folder of packages, except in CI.
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  child.stdout.pipe(out)
  child.stderr.pipe(out)
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', resolve)
  })
  if (code !== 0) {
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n')
    fail(`${lines}\n\nInstalling the packages failed; the whole log is var/log/install.log.`)
  }
  writeFileSync(stamp, wanted)
  console.log(`✓ Installing packages ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** The tools need Node 22.18 or newer; on Linux and Windows the packages include one. */
function findNode() {
  const bundled = join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(bundled)) return bundled
  if (atLeast(process.version, '22.18')) return process.execPath
  return fail(
    `Node ${process.version} is too old here, and no newer one comes with the packages for ` +
      `${process.platform}-${process.arch}: install Node 22.18 or newer.`,
  )
}

if (!atLeast(process.version, '20.19')) {
  fail(`Node ${process.version} is too old: NAS Shop needs Node 20.19 or newer.`)
}
await install()

// In its own process group: Ctrl-C reaches only this process, which asks the child to shut down in
// order.
const child = spawn(
  findNode(),
  [join(root, 'scripts', 'commands', 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
      PNPM_PACKAGE: pnpm,
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill('SIGTERM'))
}
child.on('exit', (code) => process.exit(code ?? 1))

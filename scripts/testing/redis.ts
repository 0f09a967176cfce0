import { access, constants } from 'node:fs/promises'
import { CommandError, runToEnd } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'

const known = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

async function installed(): Promise<string | null> {
  const own = process.env.REDIS_PATH
  for (const path of own ? [own, ...known] : known) {
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (runs) return path
  }
  return null
}

/** Ways to get Redis on the system. */
const ways: [string, ...string[]][] = [
  ['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends redis-server'],
]

/**
 * The path of a redis-server: one on the system, else one that can be installed.
 * @throws CommandError saying what to do
 */
export async function findRedis(): Promise<string> {
  const found = await installed()
  if (found !== null) return found
  const log = inRoot('var/log/redis.log')
  for (const run of ways) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runToEnd({ run, cwd: inRoot(), env, log }).catch(() => undefined)
    const now = await installed()
    if (now !== null) return now
  }
  throw new CommandError(
    'The tests with several processes need redis-server and could not install it: install the ' +
      'package redis-server, or set REDIS_PATH to one.',
  )
}

import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The owner of PostgreSQL's files; empty when it is the current user. */
export interface Account {
  uid?: number
  gid?: number
}

async function idOf(flag: '-u' | '-g'): Promise<number> {
  return Number((await exec('id', [flag, 'postgres'])).stdout)
}

/** PostgreSQL does not run as root; in that case the system account `postgres` runs it. */
export async function account(): Promise<Account> {
  if (userInfo().uid !== 0) return {}
  await exec('id', ['-u', 'postgres']).catch(async () => {
    await exec('groupadd', ['-f', 'postgres'])
    await exec('useradd', ['-g', 'postgres', 'postgres'])
  })
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

import { createHash, randomBytes } from 'node:crypto'
import { generateEntityId } from '@medusajs/framework/utils'
import { joined, raw, sql } from '@nas/query/sql'
import { equalities, insertSql, type RunSql } from '../database/run-sql'

/** A random code of 256 bits, safe in links and headers. */
export const newSecretCode = (): string => randomBytes(32).toString('base64url')

export const secretCodeHash = (code: string): string =>
  createHash('sha256').update(code).digest('hex')

interface CodesTable {
  name: string
  prefix: string
  minutes: number
}

/** Invalidates older codes of the owner. @param run in a transaction @param owner its columns */
export async function replaceCode(
  run: RunSql,
  { name, prefix, minutes }: CodesTable,
  owner: Record<string, string>,
): Promise<string> {
  const code = newSecretCode()
  // Of two concurrent codes only the later one remains valid.
  await run(
    sql`select pg_advisory_xact_lock(hashtextextended(${[name, ...Object.values(owner)].join(':')}, 0))`,
  )
  await run(sql`delete from ${raw(name)} where ${joined(equalities(owner), ' and ')}`)
  const row = { id: generateEntityId(undefined, prefix), ...owner, code_hash: secretCodeHash(code) }
  await run(insertSql(name, row, { expires_at: `now() + interval '${minutes} minutes'` }))
  return code
}
